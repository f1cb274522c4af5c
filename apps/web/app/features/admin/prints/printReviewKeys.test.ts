import { expect, test } from "vitest";
import { printReviewActionOf } from "./printReviewKeys.ts";

const press = (key: string, fields = {}) =>
  printReviewActionOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...fields,
  });

test.each([
  ["a", "approve"],
  ["q", "ask"],
  ["ArrowRight", "next"],
  ["ArrowLeft", "previous"],
  ["b", null],
] as const)("B13 the key %s on the look page: %s", (key, action) => {
  expect(press(key)).toBe(action);
});

test("B13 a key with Ctrl belongs to the browser, and one that is held down approves nothing more", () => {
  expect(press("a", { ctrlKey: true })).toBeNull();
  expect(press("a", { metaKey: true })).toBeNull();
  expect(press("a", { repeat: true })).toBeNull();
});
