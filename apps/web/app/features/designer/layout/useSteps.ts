import { nextRedo, nextUndo } from "@storywall/domain/design/commands/history.ts";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { showToast } from "../../../lib/page/toast.ts";
import { takeFocusAlong } from "../focus/useFocusAlong.ts";
import type { DesignerState } from "../state/designerState.ts";
import { useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { changeLayout } from "./changeLayout.ts";
import {
  chosenIn,
  type LayoutPlace,
  type LayoutState,
  placeAfter,
  placeBefore,
  readLayoutState,
} from "./layoutSteps.ts";

export type Steps = {
  /** What undo would take back and what redo would do again, by their labels; undefined when there is nothing. */
  readonly undoes: string | undefined;
  readonly redoes: string | undefined;
  readonly undo: () => void;
  readonly redo: () => void;
};

/**
 * One step back or forward. Whoever has come from another layout goes back to it, as it was left, and forward again: to take the
 * photos out of this one would be no way back, nor is it for whoever has come by another way since, and has none.
 */
export const useSteps = (): Steps => {
  const store = useDesignerStore();
  const navigate = useNavigate();
  const here = useLayoutPlace();
  const last = useDesigner(({ history }) => nextUndo(history));
  const undoes = last === CHANGE && placeBefore(here) === null ? undefined : last;
  const redoes = useDesigner(
    (state) => nextRedo(state.history) ?? (layoutAhead(state, here) ? CHANGE : undefined),
  );
  const go = useCallback(
    ({ path, state }: LayoutPlace, words: string): void => {
      showToast("info", words);
      takeFocusAlong();
      void navigate(path, { state });
    },
    [navigate],
  );
  const undo = useCallback(() => {
    const state = store.getState();
    if (nextUndo(state.history) !== CHANGE) return state.undo();
    const before = placeBefore(here);
    if (before) go(before, "Back to the layout before.");
    else state.remarkOn("There is nothing to undo.");
  }, [store, here, go]);
  const redo = useCallback(() => {
    const state = store.getState();
    const after = nextRedo(state.history) === undefined ? layoutAhead(state, here) : null;
    if (after) go(after, "The other layout again.");
    else state.redo();
  }, [store, here, go]);
  return { undoes, redoes, undo, redo };
};

/** Goes with a link to another layout, so that undo leads back here. */
export const useLinkState = (): LayoutState => chosenIn(useLayoutPlace());

const CHANGE = changeLayout.label;

const useLayoutPlace = (): LayoutPlace => {
  const { pathname, search, state } = useLocation();
  return useMemo(
    () => ({ path: `${pathname}${search}`, state: readLayoutState(state) }),
    [pathname, search, state],
  );
};

/**
 * As with any redo, once something else was done here, what was undone is gone. The server knows of no layout ahead, so the
 * first paint does not either.
 */
const layoutAhead = (
  { isRestored, hasStepped }: Pick<DesignerState, "isRestored" | "hasStepped">,
  here: LayoutPlace,
): LayoutPlace | null => (isRestored && !hasStepped ? placeAfter(here) : null);
