import { expect, test } from "vitest";
import { findCommonTags } from "./findCommonTags.ts";

test("R2.13 the offered tags narrow the list, the most common first", () => {
  const items = [
    { tags: ["art", "sea", "blue"] },
    { tags: ["art", "sea", "calm"] },
    { tags: ["art", "dog", "blue"] },
    { tags: ["art", "sea", "rare"] },
  ];
  expect(findCommonTags(items)).toEqual(["sea", "blue"]);
  expect(findCommonTags([])).toEqual([]);
});
