import type { Locator } from "@playwright/test";
import { middleOf } from "@storywall/testkit/boxes.ts";

/** How long the page has to become idle after the search for an element, which runs in it. */
const IDLE_MS = 150;

/**
 * Taps an element whose place was looked up before. `Locator.tap` searches by role and checks the element in the page
 * right around the tap: on a page whose processor is slowed down, that takes as long as the answer that is measured.
 */
export const tapWhenIdle = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(target);
  const page = target.page();
  await page.waitForTimeout(IDLE_MS);
  await page.touchscreen.tap(x, y);
};
