import type { Locator, Page } from "@playwright/test";
import { middleOf } from "@storywall/testkit/boxes.ts";
import type { Phone } from "./phone.ts";
import { tapTool } from "./tapTool.ts";
import { tapWhenIdle } from "./tapWhenIdle.ts";
import { TouchGestures } from "./touchGestures.ts";

/** Pause (ms) after each step of a shopper, long enough for the work that the step causes. */
const STEP_PAUSE_MS = 250;

/** Performs what a shopper does in a minute by touch: tiles, frames, sizes, swap, undo, crop, zoom. */
export const runDesignerSession = async ({ page, session }: Phone): Promise<void> => {
  const fingers = new TouchGestures(page, session);
  const press = async (target: Locator): Promise<void> => {
    await tapWhenIdle(target);
    await page.waitForTimeout(STEP_PAUSE_MS);
  };
  const button = (name: string | RegExp): Locator => page.getByRole("button", { name }).first();
  const panel = (name: string): Locator =>
    page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name });

  for (const number of [1, 6]) {
    await press(tileButton(page, number));
    await press(button("Adjust crop"));
    await fingers.drag(await middleOf(page.getByRole("application")), { x: -50, y: 20 });
    await press(button("Apply"));
    await press(button("Close tile options"));
  }
  await press(panel("Frame"));
  for (const style of ["Whisper", "Serene", "Infinite"]) {
    await press(page.locator("label", { hasText: style }).first());
  }
  await press(panel("Size"));
  for (const index of [1, 0]) await press(page.getByRole("radio").locator("visible=true").nth(index));
  await press(panel("Size"));
  const [first, last] = [await middleOf(tileButton(page, 1)), await middleOf(tileButton(page, 4))];
  await fingers.drag(first, { x: last.x - first.x, y: last.y - first.y }, { holdMs: 500 });
  await page.waitForTimeout(STEP_PAUSE_MS);
  for (const name of ["Undo", "Undo", "Redo"]) await press(button(new RegExp(`^${name}`)));
  for (const name of ["Zoom in", "Zoom in", "Zoom out", "Show the whole wall"]) {
    await tapTool(page, name);
    await page.waitForTimeout(STEP_PAUSE_MS);
  }
};

export const tileButton = (page: Page, number: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^Tile ${number} of `) });
