import { redoLabel, undoLabel } from "@storywall/domain/design/commands/history.ts";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../../lib/page/toast.ts";
import { transferFocus } from "../focus/useFocusTransfer.ts";
import type { DesignerState } from "../state/designerState.ts";
import { type DesignerStore, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { changeLayout } from "./changeLayout.ts";
import {
  type LayoutEntry,
  type LayoutState,
  linkStateFrom,
  nextEntry,
  parseLayoutState,
  previousEntry,
} from "./layoutHistory.ts";

type UndoRedo = {
  /** Labels of the steps that undo would take back and redo would do again; undefined when there is none. */
  readonly undoLabel: string | undefined;
  readonly redoLabel: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * Returns undo and redo of one step. When the photos came from another layout, undo goes back to that layout as it
 * was left, and redo forward again: taking the photos out of this one would not undo the change. A shopper who has
 * come here in another way since has no layout to go back to, and nothing to undo. Both replace the entry of the browser's
 * history: Back does not lead to the layout that was undone.
 */
export const useUndoRedo = (): UndoRedo => {
  const store = useDesignerStore();
  const here = useLayoutEntry();
  const lastLabel = useDesigner(({ history }) => undoLabel(history));
  const nextUndoLabel =
    lastLabel === CHANGE_LAYOUT_LABEL && previousEntry(here) === null ? undefined : lastLabel;
  const nextRedoLabel = useDesigner(
    (state) => redoLabel(state.history) ?? (findRedoEntry(state, here) ? CHANGE_LAYOUT_LABEL : undefined),
  );
  const goToLayout = useGoToLayout();
  const undo = useUndoStep(store);
  const redo = useCallback(() => {
    const state = store.getState();
    const after = redoLabel(state.history) === undefined ? findRedoEntry(state, here) : null;
    if (after) goToLayout(after, "Back to the newer layout.");
    else state.redo();
  }, [store, here, goToLayout]);
  return { undoLabel: nextUndoLabel, redoLabel: nextRedoLabel, undo, redo };
};

/** Returns undo of one step, also where the designer's context is missing. See `useUndoRedo`. */
export const useUndoStep = (store: DesignerStore): (() => void) => {
  const here = useLayoutEntry();
  const goToLayout = useGoToLayout();
  return useCallback(() => {
    const state = store.getState();
    if (undoLabel(state.history) !== CHANGE_LAYOUT_LABEL) return state.undo();
    const before = previousEntry(here);
    if (before) {
      state.markLayoutUndone();
      goToLayout(before, "Back to the previous layout.");
    } else state.announce("Nothing to undo.");
  }, [store, here, goToLayout]);
};

const useGoToLayout = (): ((entry: LayoutEntry, message: string) => void) => {
  const navigate = useNavigate();
  return useCallback(
    ({ path, state }, message) => {
      showToast("info", message, { path });
      transferFocus();
      void navigate(path, { state, replace: true });
    },
    [navigate],
  );
};

/** Returns the state for a link to another layout, so that undo comes back here. */
export const useLinkState = (): LayoutState => linkStateFrom(useLayoutEntry());

const CHANGE_LAYOUT_LABEL = changeLayout.label;

export const useLayoutEntry = (): LayoutEntry => {
  const { pathname, search, state } = useLocation();
  return useMemo(
    () => ({ path: `${pathname}${search}`, state: parseLayoutState(state) }),
    [pathname, search, state],
  );
};

/**
 * Returns the layout that redo goes to. As with any redo, a step done here since drops it. The server knows no next
 * layout, so the first paint must not show one either.
 */
const findRedoEntry = (
  { isRestored, hasEdited }: Pick<DesignerState, "isRestored" | "hasEdited">,
  here: LayoutEntry,
): LayoutEntry | null => (isRestored && !hasEdited ? nextEntry(here) : null);
