import type { Locator } from "@playwright/test";

/** Counts what a person presses: each click and each choice is one. */
export const countPresses = (): {
  readonly press: (target: Locator) => Promise<void>;
  readonly count: () => number;
} => {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await target.click();
    },
    count: () => presses,
  };
};
