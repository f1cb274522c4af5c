import { beforeEach, expect, test } from "vitest";
import { lineOfDesign, saveLineOfDesign } from "./lineOfDesign.ts";
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

test("R2.12 unreadable data is no line", () => {
  items.set("line_designs", JSON.stringify({ version: 1, data: [{ designKey: "pair" }, 7] }));
  expect(lineOfDesign("pair")).toBeUndefined();
});
