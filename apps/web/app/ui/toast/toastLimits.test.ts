import { expect, test } from "vitest";
import { isDraggedAway, toastDurationMs } from "./toastLimits.ts";

test("R9.12 a toast is shown for five seconds, or for ten where it can be undone", () => {
  expect(toastDurationMs({})).toBe(5000);
  expect(toastDurationMs({ undo: () => undefined })).toBe(10_000);
});

test("R9.12 a toast closes when it is dragged further than four fifths of its width, to either side", () => {
  expect([isDraggedAway(241, 300), isDraggedAway(-241, 300)]).toEqual([true, true]);
  expect([isDraggedAway(239, 300), isDraggedAway(-239, 300)]).toEqual([false, false]);
});
