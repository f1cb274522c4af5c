/** One thing that was done, by its command's label, and the state on the other side of it. */
export type Step<State> = { readonly label: string; readonly state: State };

/**
 * Undo and redo of anything that is plain data. `past` ends with the newest step and keeps what was before each, `future`
 * begins with the next to redo and keeps what comes after each.
 */
export type History<State> = {
  readonly past: readonly Step<State>[];
  readonly present: State;
  readonly future: readonly Step<State>[];
};

/** More steps than a person walks back; older ones are forgotten. */
export const MAX_HISTORY_STEPS = 100;

export const createHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** One step: what was is kept for undo, what could be redone is gone. A change that changes nothing is no step. */
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

/** What undo would take back; undefined when there is nothing. */
export const undoLabel = (history: History<unknown>): string | undefined => history.past.at(-1)?.label;
/** What redo would do again; undefined when there is nothing. */
export const redoLabel = (history: History<unknown>): string | undefined => history.future[0]?.label;

/** One step back; with nothing to undo, the same history. */
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

/** One step forward again; with nothing to redo, the same history. */
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
 * A change that nobody made and nobody may undo, such as an upload that came to its end: it goes through the present,
 * the past and the future alike, so that undoing an older step never loses it.
 */
export const amend = <State>(history: History<State>, change: (state: State) => State): History<State> => {
  const amended = ({ label, state }: Step<State>): Step<State> => ({ label, state: change(state) });
  return {
    past: history.past.map(amended),
    present: change(history.present),
    future: history.future.map(amended),
  };
};

/** Every state that undo and redo can lead to, the present one included; oldest first. */
export const allStates = <State>({ past, present, future }: History<State>): readonly State[] => [
  ...past.map(({ state }) => state),
  present,
  ...future.map(({ state }) => state),
];
