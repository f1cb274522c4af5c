import { beforeEach, expect, test } from "vitest";
import {
  designKeyOfLine,
  lineOfDesign,
  linesMovedFrom,
  linesOfDesign,
  moveLinesOfDesign,
  saveLineOfDesign,
} from "./lineOfDesign.ts";
import { stubLocalStorage } from "./storageTesting.ts";

let items: Map<string, string>;
beforeEach(() => {
  items = stubLocalStorage();
});

test("R2.12 a design knows the cart line that it last became, and no other design's", () => {
  saveLineOfDesign("square_trio", "a");
  saveLineOfDesign("charming_six", "b");
  saveLineOfDesign("square_trio", "c");
  expect(["square_trio", "charming_six", "pair"].map(lineOfDesign)).toEqual(["c", "b", undefined]);
});

test("B9 a design that is added again still knows its earlier line, also under another key", () => {
  saveLineOfDesign("square_trio", "a");
  saveLineOfDesign("square_trio", "b");
  expect(linesOfDesign("square_trio")).toEqual(["b", "a"]);
  moveLinesOfDesign("square_trio", "wall_1");
  expect([linesOfDesign("square_trio"), linesOfDesign("wall_1")]).toEqual([[], ["b", "a"]]);
  expect(designKeyOfLine("a")).toBe("wall_1");
  expect([linesMovedFrom("square_trio"), linesMovedFrom("wall_1")]).toEqual([["a", "b"], []]);
});

test("R2.12 unreadable data is no line", () => {
  items.set("line_designs", JSON.stringify({ version: 1, data: [{ designKey: "pair" }, 7] }));
  expect(lineOfDesign("pair")).toBeUndefined();
});
