import { expect, test } from "vitest";
import { isSecondPress, type Press } from "./isSecondPress.ts";

const button = (isSinglePress = false) => ({ hasAttribute: () => isSinglePress });
const [dialogButton, buttonBelow] = [button(), button()];
const first: Press = { control: dialogButton, count: 1, isTouch: false, x: 200, y: 300, timeMs: 1000 };
const second = { ...first, count: 2, timeMs: 1150 };

test("B11 the second half of a double press does not fall through to what is below", () => {
  expect(isSecondPress(first, { ...second, control: buttonBelow })).toBe(true);
  expect(isSecondPress({ ...first, control: null }, { ...second, control: buttonBelow })).toBe(true);
  const finger = { ...second, count: 1, control: buttonBelow, isTouch: true };
  expect(isSecondPress({ ...first, isTouch: true }, finger)).toBe(true);
});

test("B11 two presses that are meant both count", () => {
  expect(isSecondPress(null, first)).toBe(false);
  // A button that steps on, such as Undo or zoom.
  expect(isSecondPress(first, second)).toBe(false);
  // Somewhere else, or later.
  expect(isSecondPress(first, { ...second, count: 1, x: 300, control: buttonBelow })).toBe(false);
  expect(isSecondPress(first, { ...second, timeMs: 1600, control: buttonBelow })).toBe(false);
  const finger = { ...second, count: 1, isTouch: true, x: 300, control: buttonBelow };
  expect(isSecondPress({ ...first, isTouch: true }, finger)).toBe(false);
  expect(isSecondPress(first, { ...second, control: null })).toBe(false);
});

test("B11 a double press adds or removes one frame", () => {
  const plus = button(true);
  expect(isSecondPress({ ...first, control: plus }, { ...second, control: plus })).toBe(true);
  // By a key.
  const key = { ...first, control: plus, count: 0 };
  expect(isSecondPress(key, { ...key, timeMs: 1030 })).toBe(true);
  expect(isSecondPress(key, { ...key, timeMs: 1600 })).toBe(false);
});
