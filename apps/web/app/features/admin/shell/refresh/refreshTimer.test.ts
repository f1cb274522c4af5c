import { expect, test } from "vitest";
import { createRefreshTimer } from "./refreshTimer.ts";

test("B13 a page refreshes once a minute, and at once when the person comes back to it", () => {
  const timer = createRefreshTimer(0);
  expect([timer.isDue(59_000), timer.isDue(60_000)]).toEqual([false, true]);
  timer.restart(60_000);
  expect(timer.isDue(61_000)).toBe(false);
  timer.comeBack();
  expect(timer.isDue(61_000)).toBe(true);
  timer.restart(61_000);
  expect(timer.isDue(62_000)).toBe(false);
});

test("B13 nothing moves while the person moves, presses or types", () => {
  const timer = createRefreshTimer(0);
  timer.touch(60_500);
  expect([timer.isDue(61_000), timer.isDue(62_500)]).toEqual([false, true]);
});
