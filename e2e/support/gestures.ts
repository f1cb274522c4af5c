import type { Locator, Page } from "@playwright/test";
import { middleOf, type Point } from "./boxes.ts";

/** Moves from the middle of something by so many pixels: with a finger where the screen has touch, else the mouse. */
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
 * Carries something to a place as a person does: held a moment with a finger, else by the mouse. `carried` is what shows under
 * the hand once it has come along.
 */
export const dragTo = async (
  page: Page,
  source: Locator,
  target: Locator,
  dragOverlay: Locator,
): Promise<void> => {
  // As somebody who looks before reaching: it rests, and nothing lies over it.
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

/** Two fingers about a place, side by side, from one distance to another in pixels. */
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
