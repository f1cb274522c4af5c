import { expect, test } from "vitest";
import { normaliseTag, normaliseTags } from "./tags.ts";

test.each([
  ["Sea", "sea"],
  ["Black and White", "black_and_white"],
  ["Food/Drink", "food_and_drink"],
  [" Still Life ", "still_life"],
])("R5.2 the tag %s becomes %s", (tag, normal) => {
  expect(normaliseTag(tag)).toBe(normal);
});

test("R5.2 the tag all is dropped", () => {
  expect(normaliseTags(["All", "Sea", "all", "sea", ""])).toEqual(["sea"]);
});
