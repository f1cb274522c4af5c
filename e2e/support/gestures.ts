import type { Locator, Page } from "@playwright/test";
import { middleOf, type Point } from "@storywall/testkit/boxes.ts";

/** Drags from the middle of an element by a distance in CSS pixels: by touch if the screen has it, else by mouse. */
export const dragBy = async (page: Page, target: Locator, by: Point): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const from = await middleOf(target);
  const steps = [0.25, 0.5, 0.75, 1].map((part) => ({ x: from.x + by.x * part, y: from.y + by.y * part }));
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
    await touch("touchStart", [from]);
    for (const step of steps) await touch("touchMove", [step]);
    await touch("touchEnd", []);
    await session.detach();
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const step of steps) await page.mouse.move(step.x, step.y);
  await page.mouse.up();
};

/**
 * Drags an element to another: by a long press if the screen has touch, else by mouse. `dragOverlay` is shown under
 * the pointer during the drag.
 */
export const dragTo = async (
  page: Page,
  source: Locator,
  target: Locator,
  dragOverlay: Locator,
): Promise<void> => {
  // The code for dragging loads after the page; before that, a press only selects.
  await page.locator("html[data-can-drag]").waitFor({ state: "attached" });
  // Wait until the element is stable and not covered.
  await source.click({ trial: true });
  const [from, to] = [await middleOf(source), await middleOf(target)];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
    await touch("touchStart", [from]);
    await dragOverlay.waitFor({ state: "attached" });
    await touch("touchMove", [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    await session.detach();
  } else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y);
    await dragOverlay.waitFor({ state: "attached" });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  }
  await dragOverlay.waitFor({ state: "detached" });
};

/** Pinches around a point with two fingers side by side. `from` and `to` are their distances in CSS pixels. */
export const pinchAt = async (
  page: Page,
  center: Point,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const fingers = (distance: number) =>
    [-0.5, 0.5].map((side, id) => ({ x: center.x + side * distance, y: center.y, id }));
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof fingers>) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", fingers(from + (to - from) * part));
  await touch("touchEnd", []);
  await session.detach();
};

/** Scrolls to the end of a page in steps, so that everything on it is loaded. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState("networkidle");
};
