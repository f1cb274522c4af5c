import { expect, test } from "vitest";
import { commonTags } from "./commonTags.ts";

test("R2.13 the tags offered narrow the choice, the most common first", () => {
  const items = [
    { tags: ["art", "sea", "blue"] },
    { tags: ["art", "sea", "calm"] },
    { tags: ["art", "dog", "blue"] },
    { tags: ["art", "sea", "rare"] },
  ];
  expect(commonTags(items)).toEqual(["sea", "blue"]);
  expect(commonTags([])).toEqual([]);
});
