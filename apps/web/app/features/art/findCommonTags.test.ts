import { STUDIO_ART, STUDIO_ART_SETS } from "@storywall/domain/art/studioArt.ts";
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

test("R2.13 a tag that is a word of a set's name is no filter beside the set", () => {
  const items = [{ tags: ["warm", "sea"] }, { tags: ["warm", "sea"] }, { tags: [] }];
  expect(findCommonTags(items, ["Warm and simple"])).toEqual(["sea"]);
});

test("R2.13 each tag that several pictures of the shop have is a filter, or a word of a set", () => {
  const filters = findCommonTags(
    STUDIO_ART,
    STUDIO_ART_SETS.map(({ name }) => name),
  );
  expect(filters).toContain("houses");
  expect(filters).toContain("portrait");
});
