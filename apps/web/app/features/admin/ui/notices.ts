import { create } from "zustand";

/** What was just done, shown at the bottom of the page until the next notice or until it is closed. */
export type Notice = {
  readonly text: string;
  /** Takes the step back. Returns a sentence that says why that failed; null when it succeeded. */
  readonly undo?: () => Promise<string | null>;
};

export const useNotice = create<{ readonly notice: Notice | null }>(() => ({ notice: null }));

export const showNotice = (notice: Notice): void => useNotice.setState({ notice });

export const hideNotice = (): void => useNotice.setState({ notice: null });
