import { UNDO_TIMES } from "@storywall/domain/orders/undoSteps.ts";
import { create } from "zustand";

/**
 * What was just done, shown at the bottom of the page until the next notice, until it is closed or until its time is
 * over.
 */
export type Notice = {
  readonly text: string;
  /** Undoes the step. Returns a sentence that says why that failed; null when it succeeded. */
  readonly undo?: () => Promise<string | null>;
};

/** Long enough to read the longest sentence twice. */
const DURATION_MS = 12_000;

/**
 * Returns how long a notice is shown, in ms. With Undo, it is the longest time for which any kind of step can be
 * undone.
 */
export const noticeDurationMs = ({ undo }: Pick<Notice, "undo">): number =>
  undo ? Math.min(UNDO_TIMES.stepMs, UNDO_TIMES.moneyMs) : DURATION_MS;

export const useNotice = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));

export const showNotice = (notice: Notice): void => useNotice.setState({ notice });

export const hideNotice = (): void => useNotice.setState({ notice: null });

/** Hides the notice when the next edit begins, unless its step can still be undone. */
export const hideOldNotice = (): void =>
  useNotice.setState(({ notice }) => ({ notice: notice?.undo ? notice : null }));
