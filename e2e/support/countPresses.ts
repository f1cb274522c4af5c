import type { Locator, Page } from "@playwright/test";
import { KeyboardUser } from "./keyboardUser.ts";

export type PressCounter = {
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses from a list, which counts as one press. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Types into a field, which counts as a field and not as a press. */
  readonly fill: (field: Locator, text: string) => Promise<void>;
  readonly count: () => number;
};

type Actions = Pick<PressCounter, "press" | "choose" | "fill">;

const countActions = ({ press, choose, fill }: Actions): PressCounter => {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await press(target);
    },
    choose: async (list, option) => {
      presses += 1;
      await choose(list, option);
    },
    fill,
    count: () => presses,
  };
};

/** Counts the presses of a mouse: each click and each choice is one. */
export const countPresses = (): PressCounter =>
  countActions({
    press: (target) => target.click(),
    choose: async (list, option) => {
      await list.selectOption(option);
    },
    fill: (field, text) => field.fill(text),
  });

/** Counts the taps of a finger on a phone. */
export const countTaps = (): PressCounter =>
  countActions({
    press: (target) => target.tap(),
    choose: async (list, option) => {
      await list.selectOption(option);
    },
    fill: (field, text) => field.fill(text),
  });

/** Counts the presses of a keyboard alone. Tab does not count: it corresponds to moving the mouse. */
export const countKeys = (page: Page): PressCounter => {
  const user = new KeyboardUser(page);
  return countActions({
    press: async (target) => {
      await user.tabTo(target);
      const isTickBox = await target.evaluate((element) => element.matches("input[type=checkbox]"));
      await page.keyboard.press(isTickBox ? "Space" : "Enter");
    },
    choose: async (list, option) => {
      await user.tabTo(list);
      await page.keyboard.type(option);
    },
    fill: async (field, text) => {
      await user.tabTo(field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    },
  });
};
