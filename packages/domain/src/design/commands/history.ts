/** A step of the history: the label of its command, and the state on the other side of the step. */
export type Step<State> = { readonly label: string; readonly state: State };

/**
 * Undo and redo of plain data. `past` ends with the newest step and holds the state before each step. `future` begins
 * with the next step to redo and holds the state after each.
 */
export type History<State> = {
  readonly past: readonly Step<State>[];
  readonly present: State;
  readonly future: readonly Step<State>[];
};

/** Maximum number of steps, more than a shopper ever undoes. Older ones are dropped. */
export const MAX_HISTORY_STEPS = 100;

export const createHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** Adds a step and drops the steps that could be redone. A change that returns the same state adds none. */
export const applyChange = <State>(
  history: History<State>,
  label: string,
  change: (present: State) => State,
): History<State> => {
  const present = change(history.present);
  if (present === history.present) return history;
  const step = { label, state: history.present };
  return { past: [...history.past, step].slice(-MAX_HISTORY_STEPS), present, future: [] };
};

/** Returns the label of the step that undo would revert; undefined when there is none. */
export const undoLabel = (history: History<unknown>): string | undefined => history.past.at(-1)?.label;
/** Returns the label of the step that redo would repeat; undefined when there is none. */
export const redoLabel = (history: History<unknown>): string | undefined => history.future[0]?.label;

/** Returns the history one step back; the same history when there is nothing to undo. */
export const undo = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (step === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: step.state,
    future: [{ label: step.label, state: present }, ...future],
  };
};

/** Returns the history one step forward; the same history when there is nothing to redo. */
export const redo = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const [step] = future;
  if (step === undefined) return history;
  return {
    past: [...past, { label: step.label, state: present }],
    present: step.state,
    future: future.slice(1),
  };
};

/**
 * Applies a change that the shopper did not make and cannot undo, such as the result of an upload. It changes the
 * past, the present and the future, so that it is not lost when older steps are undone.
 */
export const amend = <State>(history: History<State>, change: (state: State) => State): History<State> => {
  const amended = ({ label, state }: Step<State>): Step<State> => ({ label, state: change(state) });
  return {
    past: history.past.map(amended),
    present: change(history.present),
    future: history.future.map(amended),
  };
};

/** Returns every state that undo and redo can reach, and the present one; oldest first. */
export const allStates = <State>({ past, present, future }: History<State>): readonly State[] => [
  ...past.map(({ state }) => state),
  present,
  ...future.map(({ state }) => state),
];
