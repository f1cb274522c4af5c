import type { Locator } from "@playwright/test";

type PressCounter = {
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses from a list: one press, as owners' tools are counted. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  readonly count: () => number;
};

/** Counts what a person presses: each click and each choice is one. */
export const countPresses = (): PressCounter => {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await target.click();
    },
    choose: async (list, option) => {
      presses += 1;
      await list.selectOption(option);
    },
    count: () => presses,
  };
};
