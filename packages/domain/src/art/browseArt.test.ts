import fc from "fast-check";
import { expect, test } from "vitest";
import { type ArtItem, changeArtItem, changeArtSet } from "./artItem.ts";
import { byFeaturedThenNewest, filterByTags, findRelatedArt, paginate } from "./browseArt.ts";
import { ART_PAGE_SIZE, MAX_RELATED_ART } from "./limits.ts";
import { STUDIO_ART } from "./studioArt.ts";
import { normaliseTags } from "./tags.ts";

const tag = fc.constantFrom("sea", "sky", "city", "warm");
const tags = fc.uniqueArray(tag);

const artItem = fc
  .record({
    id: fc.uuid(),
    tags,
    rank: fc.option(fc.integer({ min: 1, max: 5 })),
    isFeatured: fc.boolean(),
    addedAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2026-01-03"), noInvalidDate: true }),
  })
  .map(
    ({ rank, ...own }): ArtItem => ({
      ...own,
      featuredRank: own.isFeatured ? rank : null,
      title: "A picture",
      artist: "Somebody",
      licence: "Ours",
      assetId: null,
      isOnSale: true,
      relatedIds: [],
      width: 2400,
      height: 3000,
    }),
  );
const catalogue = fc.uniqueArray(artItem, { selector: ({ id }) => id, maxLength: 80 });

test("R7.3 featured items come first by rank, those without a rank after them, then the newest", () => {
  fc.assert(
    fc.property(catalogue, (items) => {
      const sorted = [...items].sort(byFeaturedThenNewest);
      for (const [index, b] of sorted.entries()) {
        const a = sorted[index - 1];
        if (!a) continue;
        expect(Number(a.isFeatured)).toBeGreaterThanOrEqual(Number(b.isFeatured));
        if (a.isFeatured !== b.isFeatured) continue;
        const [first, second] = [a, b].map(({ featuredRank }) => featuredRank ?? Number.POSITIVE_INFINITY);
        expect(first).toBeLessThanOrEqual(second ?? 0);
        if (first === second) expect(a.addedAt.getTime()).toBeGreaterThanOrEqual(b.addedAt.getTime());
      }
    }),
  );
});

test("R7.3 the order does not depend on the order of the catalogue", () => {
  fc.assert(
    fc.property(catalogue, (items) => {
      const sorted = [...items].sort(byFeaturedThenNewest);
      expect([...items].reverse().sort(byFeaturedThenNewest)).toEqual(sorted);
    }),
  );
});

test("R7.3 the pages together are the whole list, 24 a page", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 120 }), (things) => {
      const { pages, total } = paginate(things, 1);
      expect(total).toBe(things.length);
      const all = Array.from({ length: pages }, (_, index) => paginate(things, index + 1).items);
      expect(all.flat()).toEqual(things);
      for (const items of all.slice(0, -1)) expect(items).toHaveLength(ART_PAGE_SIZE);
      expect(paginate(things, pages + 1).items).toEqual([]);
    }),
  );
});

test("R5.2 R7.3 the result contains exactly the items that have every tag", () => {
  fc.assert(
    fc.property(catalogue, tags, (items, wanted) => {
      const found = filterByTags(
        items,
        wanted.map((own) => own.toUpperCase()),
      );
      const has = (item: ArtItem) => wanted.every((own) => item.tags.includes(own));
      expect(found).toEqual(items.filter(has));
    }),
  );
});

test("R5.2 the tag all returns all items", () => {
  expect(filterByTags(STUDIO_ART, ["All"])).toEqual(STUDIO_ART);
});

test("R7.3 related items share a tag, the most shared first, and none is the item itself", () => {
  fc.assert(
    fc.property(artItem, catalogue, (item, others) => {
      const related = findRelatedArt(item, [...others, item]);
      const shared = related.map((other) => other.tags.filter((own) => item.tags.includes(own)).length);
      expect(shared).toEqual([...shared].sort((a, b) => b - a));
      expect(shared).not.toContain(0);
      expect(related).not.toContain(item);
      expect(related.length).toBeLessThanOrEqual(MAX_RELATED_ART);
    }),
  );
});

test("R5.2 a change normalises tags, and only a featured item keeps its rank", () => {
  const [item] = STUDIO_ART;
  if (!item) throw new Error("no art");
  const changed = changeArtItem(item, { tags: ["Old Town", "all"], isFeatured: false, featuredRank: 3 });
  expect(changed).toEqual({ ...item, tags: ["old_town"], isFeatured: false, featuredRank: null });
  expect(changeArtItem(item, {})).toEqual(item);
});

test("R7.3 an item is in a set once", () => {
  const set = { id: "s", name: "S", tags: [], itemIds: [], createdAt: new Date(0) };
  expect(changeArtSet(set, { itemIds: ["a", "b", "a"] }).itemIds).toEqual(["a", "b"]);
});

test("the initial catalogue has normalised tags, unique ids and consecutive ranks", () => {
  for (const { tags: own } of STUDIO_ART) expect(normaliseTags(own)).toEqual(own);
  expect(new Set(STUDIO_ART.map(({ id }) => id)).size).toBe(STUDIO_ART.length);
  const ranks = STUDIO_ART.flatMap(({ featuredRank }) => featuredRank ?? []);
  expect(ranks).toEqual(ranks.map((_, index) => index + 1));
});
