import { expect, test } from "vitest";
import { listArtFilters } from "./listArtFilters.ts";

const setOf = (name: string, items: readonly string[]) => ({
  ...{ _id: name, name, tags: [], items: [...items], art_items: [] },
});

test("R2.13 the art page and the designer offer the sets that have items, and tags of all items beside them", () => {
  const items = [
    { tags: ["warm", "sea"] },
    { tags: ["warm", "sea", "city"] },
    { tags: ["city"] },
    { tags: [] },
  ];
  const { sets, tags } = listArtFilters(items, [setOf("Warm and simple", ["a"]), setOf("City at night", [])]);
  expect(sets.map(({ name }) => name)).toEqual(["Warm and simple"]);
  // "Warm" is a word of a set that is shown, "City" of one that is not.
  expect(tags).toEqual(["city", "sea"]);
});
