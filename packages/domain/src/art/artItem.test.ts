import fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeFeatured, changeArtItem } from "./artItem.ts";
import { byFeaturedThenNewest, findRelatedArt } from "./browseArt.ts";
import { STUDIO_ART } from "./studioArt.ts";

const [first, second, third] = STUDIO_ART;
if (!first || !second || !third) throw new Error("The catalogue begins with three pictures or more");

test("B13 the featured items stand in the order of the list, and nothing else is featured", () => {
  const ids = fc.shuffledSubarray(STUDIO_ART.map(({ id }) => id));
  fc.assert(
    fc.property(ids, (featured) => {
      const changed = new Map(arrangeFeatured(STUDIO_ART, featured).map((item) => [item.id, item]));
      const after = STUDIO_ART.map((item) => changed.get(item.id) ?? item).toSorted(byFeaturedThenNewest);
      expect(after.filter(({ isFeatured }) => isFeatured).map(({ id }) => id)).toEqual(featured);
      expect(after.slice(0, featured.length).map(({ id }) => id)).toEqual(featured);
    }),
  );
});

test("B13 items whose place stays are not written again", () => {
  const featured = STUDIO_ART.filter(({ isFeatured }) => isFeatured).toSorted(byFeaturedThenNewest);
  expect(
    arrangeFeatured(
      STUDIO_ART,
      featured.map(({ id }) => id),
    ),
  ).toEqual([]);
});

test("B13 an item is never related to itself, and the chosen ones come first in their order", () => {
  const item = changeArtItem(first, { relatedIds: [third.id, first.id, second.id, third.id] });
  expect(item.relatedIds).toEqual([third.id, second.id]);
  const related = findRelatedArt(item, [item, ...STUDIO_ART.slice(1)]);
  expect(related.slice(0, 2)).toEqual([third, second]);
  expect(new Set(related).size).toBe(related.length);
});
