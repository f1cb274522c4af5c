import { redoLabel, undoLabel } from "@storywall/domain/design/commands/history.ts";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../../lib/page/toast.ts";
import { transferFocus } from "../focus/useFocusTransfer.ts";
import type { DesignerState } from "../state/designerState.ts";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { changeLayout } from "./changeLayout.ts";
import {
  type LayoutEntry,
  type LayoutState,
  linkStateFrom,
  nextEntry,
  parseLayoutState,
  previousEntry,
} from "./layoutHistory.ts";

export type UndoRedo = {
  /** What undo would take back and what redo would do again, by their labels; undefined when there is nothing. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * One step back or forward. Whoever has come from another layout goes back to it, as it was left, and forward again: to take the
 * photos out of this one would be no way back, nor is it for whoever has come by another way since, and has none.
 */
export const useUndoRedo = (): UndoRedo => {
  const store = useDesignerStore();
  const navigate = useNavigate();
  const here = useLayoutEntry();
  const lastLabel = useDesigner(({ history }) => undoLabel(history));
  const undoes = lastLabel === CHANGE_LAYOUT_LABEL && previousEntry(here) === null ? undefined : lastLabel;
  const redoes = useDesigner(
    (state) => redoLabel(state.history) ?? (findRedoEntry(state, here) ? CHANGE_LAYOUT_LABEL : undefined),
  );
  const goToLayout = useCallback(
    ({ path, state }: LayoutEntry, message: string): void => {
      showToast("info", message);
      transferFocus();
      void navigate(path, { state });
    },
    [navigate],
  );
  const undo = useCallback(() => {
    const state = store.getState();
    if (undoLabel(state.history) !== CHANGE_LAYOUT_LABEL) return state.undo();
    const before = previousEntry(here);
    if (before) goToLayout(before, "Back to the layout before.");
    else state.announce("There is nothing to undo.");
  }, [store, here, goToLayout]);
  const redo = useCallback(() => {
    const state = store.getState();
    const after = redoLabel(state.history) === undefined ? findRedoEntry(state, here) : null;
    if (after) goToLayout(after, "The other layout again.");
    else state.redo();
  }, [store, here, goToLayout]);
  return { undoLabel: undoes, redoLabel: redoes, undo, redo };
};

/** Goes with a link to another layout, so that undo leads back here. */
export const useLinkState = (): LayoutState => linkStateFrom(useLayoutEntry());

const CHANGE_LAYOUT_LABEL = changeLayout.label;

const useLayoutEntry = (): LayoutEntry => {
  const { pathname, search, state } = useLocation();
  return useMemo(
    () => ({ path: `${pathname}${search}`, state: parseLayoutState(state) }),
    [pathname, search, state],
  );
};

/**
 * As with any redo, once something else was done here, what was undone is gone. The server knows of no layout ahead, so the
 * first paint does not either.
 */
const findRedoEntry = (
  { isRestored, hasEdited }: Pick<DesignerState, "isRestored" | "hasEdited">,
  here: LayoutEntry,
): LayoutEntry | null => (isRestored && !hasEdited ? nextEntry(here) : null);
