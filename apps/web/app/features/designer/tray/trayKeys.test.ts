import { expect, test } from "vitest";
import { indexAfterKey } from "./trayKeys.ts";

const eight = { count: 8, columns: 3 };

test.each([
  ["ArrowRight", 2, 3],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 1, 4],
  ["ArrowUp", 7, 4],
  ["Home", 5, 0],
  ["End", 1, 7],
  ["ArrowLeft", 0, null],
  ["ArrowRight", 7, null],
  ["ArrowDown", 6, null],
  ["ArrowUp", 2, null],
  ["Enter", 2, null],
])("B11 %s moves from photo %i of the tray to %s", (key, from, to) => {
  expect(indexAfterKey(key, from, eight)).toBe(to);
});
