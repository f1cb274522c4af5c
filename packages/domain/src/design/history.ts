/** Undo and redo of anything that is plain data. `past` ends with the newest, `future` begins with the next to redo. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
};

/** More steps than a person walks back; older ones are forgotten. */
export const HISTORY_LIMIT = 100;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** One step: what was is kept for undo, what could be redone is gone. A change that changes nothing is no step. */
export const run = <State>(history: History<State>, change: (present: State) => State): History<State> => {
  const present = change(history.present);
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present, future: [] };
};

export const canUndo = (history: History<unknown>): boolean => history.past.length > 0;
export const canRedo = (history: History<unknown>): boolean => history.future.length > 0;

/** One step back; with nothing to undo, the same history. */
export const undo = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const [previous] = past.slice(-1);
  if (past.length === 0 || previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
};

/** One step forward again; with nothing to redo, the same history. */
export const redo = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const [next] = future;
  if (future.length === 0 || next === undefined) return history;
  return { past: [...past, present], present: next, future: future.slice(1) };
};

/**
 * A change that nobody made and nobody may undo, such as an upload that came to its end: it goes through the present,
 * the past and the future alike, so that undoing an older step never loses it.
 */
export const amend = <State>(history: History<State>, change: (state: State) => State): History<State> => ({
  past: history.past.map(change),
  present: change(history.present),
  future: history.future.map(change),
});
