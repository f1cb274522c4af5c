import { expect, test } from "vitest";
import { toggleRow } from "./useRowSelection.ts";

const KEYS = ["a", "b", "c", "d", "e"];
const press = (chosen: readonly string[], key: string, last: string | null = null) =>
  [...toggleRow(KEYS, new Set(chosen), { key, lastPressed: last, isRange: last !== null })].sort();

test("a press chooses a row, and the next one takes it off", () => {
  expect(press([], "b")).toEqual(["b"]);
  expect(press(["b", "d"], "b")).toEqual(["d"]);
});

test.each([
  ["b", "d"],
  ["d", "b"],
])("with Shift all rows from %s to %s are chosen", (last, key) => {
  expect(press([last], key, last)).toEqual(["b", "c", "d"]);
});

test("with Shift a chosen row takes its range off", () => {
  expect(press(["a", "b", "c", "d"], "d", "b")).toEqual(["a"]);
});

test("with Shift and a last row that is gone only the pressed one changes", () => {
  expect(press([], "c", "gone")).toEqual(["c"]);
});
