import { expect, test } from "vitest";
import { artListPath, tagLabel } from "./artPaths.ts";

test("R5.2 a tag has a label with spaces", () => {
  expect(tagLabel("food_and_drink")).toBe("Food and drink");
  expect(tagLabel("sea")).toBe("Sea");
});

test("R2.13 each filter of the catalogue and each of its pages has a URL", () => {
  expect(artListPath({})).toBe("/art");
  expect(artListPath({ tag: "sea" })).toBe("/art?tag=sea");
  expect(artListPath({ set: "a set", page: 2 })).toBe("/art?set=a+set&page=2");
});
