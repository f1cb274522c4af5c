import type { Locator } from "@playwright/test";
import { middleOf } from "@storywall/testkit/boxes.ts";

/** Time (ms) for the page to become idle after the search for an element, which runs in the page. */
const IDLE_MS = 150;

/**
 * Taps an element whose position was read before. `Locator.tap` searches by role and checks the element in the page
 * directly before the tap: on a page whose processor is slowed down, that takes as long as the measured reaction.
 */
export const tapWhenIdle = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(target);
  const page = target.page();
  await page.waitForTimeout(IDLE_MS);
  await page.touchscreen.tap(x, y);
};
