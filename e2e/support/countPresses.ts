import type { Locator, Page } from "@playwright/test";
import { KeyboardUser } from "./keyboardUser.ts";

export type PressCounter = {
  readonly press: (target: Locator) => Promise<void>;
  /** Chooses from a list: one press, as owners' tools are counted. */
  readonly choose: (list: Locator, option: string) => Promise<void>;
  /** Types into a field: a field, and no press. */
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

/** Counts what a person presses: each click and each choice is one. */
export const countPresses = (): PressCounter =>
  countActions({
    press: (target) => target.click(),
    choose: async (list, option) => {
      await list.selectOption(option);
    },
    fill: (field, text) => field.fill(text),
  });

/** Counts what a finger presses on a phone. */
export const countTaps = (): PressCounter =>
  countActions({
    press: (target) => target.tap(),
    choose: async (list, option) => {
      await list.selectOption(option);
    },
    fill: (field, text) => field.fill(text),
  });

/** Counts what is pressed with a keyboard alone. Tab is no press: it is the way that a mouse takes too. */
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
