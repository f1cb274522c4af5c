import { CANVAS_TEMPLATES } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { AU } from "@storywall/domain/sites/au.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { filterHref, filterOffers, parseFilters } from "./filters.ts";
import { listGalleryOffers, toOffer } from "./galleryOffers.ts";
import { findRelatedOffers, listOffers } from "./offers.ts";

const OFFERS = listOffers(ZA);
const shown = (query: string) => filterOffers(OFFERS, parseFilters(new URLSearchParams(query)));

test("R2.1 browse offers the five layouts and the three sets", () => {
  expect(OFFERS.filter(({ kind }) => kind === "layout")).toHaveLength(5);
  expect(OFFERS.filter(({ kind }) => kind === "set")).toHaveLength(3);
});

test("R9.3 a set costs the price of its site", () => {
  const dozen = listOffers(AU).find(({ key }) => key === "dazzling_dozen");
  expect(dozen?.sizes[0].price).toBe(9499);
});

test("R9.1 a layout costs the sum of its frames in each of its sizes", () => {
  const trio = OFFERS.find(({ key }) => key === "flex_three_frames");
  expect(trio?.sizes.map(({ size, price }) => [size, price])).toEqual([
    ["rectangle_medium", 270000],
    ["rectangle_large", 360000],
  ]);
});

test("B5 every offer has its full dimensions in centimetres", () => {
  const trio = OFFERS.find(({ key }) => key === "flex_three_frames");
  expect([trio?.sizes[0].widthCm, trio?.sizes[0].heightCm]).toEqual([100, 45]);
});

test("R3.4 the mixed layout is sold in medium only", () => {
  const mixed = OFFERS.find(({ key }) => key === "mixed_absolute_four_frames");
  expect(mixed?.sizes.map(({ size }) => size)).toEqual([
    ...CANVAS_TEMPLATES.mixed_absolute_four_frames.sizes,
  ]);
});

test("R2.1 every offer has its own page, by its name", () => {
  const paths = OFFERS.map(({ path }) => path);
  expect(paths).toContain("/browse/four-in-a-row");
  expect(new Set(paths).size).toBe(OFFERS.length);
  for (const path of paths) expect(path).toMatch(/^\/browse\/[a-z]+(-[a-z]+)*$/);
});

test("R2.1 related offers have about as many tiles and never include the offer itself", () => {
  for (const offer of OFFERS) {
    const related = findRelatedOffers(OFFERS, offer);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(offer);
  }
  const dozen = OFFERS.find(({ key }) => key === "dazzling_dozen");
  expect(dozen && findRelatedOffers(OFFERS, dozen)[0]?.key).toBe("charming_six");
});

test("R2.1 gallery walls are among the related offers, and never alone", () => {
  const all = [...OFFERS, ...listGalleryOffers(ZA).map(toOffer)];
  for (const offer of all) {
    const kinds = findRelatedOffers(all, offer).map(({ kind }) => kind);
    expect(new Set(kinds).size, offer.name).toBeGreaterThan(1);
    if (offer.tiles > 4) expect(kinds, offer.name).toContain("gallery");
  }
});

test("R2.1 the path to the designer names the wall and its size", () => {
  const designPaths = OFFERS.filter(({ tiles }) => tiles === 3).flatMap(({ sizes }) =>
    sizes.map(({ designPath }) => designPath),
  );
  expect(designPaths).toEqual([
    "/design?set=square_trio",
    "/design?template=flex_three_frames&size=rectangle_medium",
    "/design?template=flex_three_frames&size=rectangle_large",
  ]);
});

test("a size filter keeps the offers of that size, with that size only", () => {
  expect(shown("size=rectangle_large").map(({ sizes }) => sizes.map(({ size }) => size))).toEqual(
    Array.from({ length: 4 }, () => ["rectangle_large"]),
  );
});

test("filters of kind and number of tiles combine", () => {
  expect(shown("kind=set&tiles=6").map(({ key }) => key)).toEqual(["charming_six"]);
});

test("B5 a width filter keeps only the sizes that fit the wall", () => {
  for (const offer of shown("width=120")) {
    for (const { widthCm } of offer.sizes) expect(widthCm).toBeLessThanOrEqual(120);
  }
  expect(shown("width=120").find(({ key }) => key === "flex_three_frames")?.sizes).toHaveLength(1);
});

test("B8 a price filter keeps only what costs no more, to the cent", () => {
  expect(shown("price=3000").map(({ key }) => key)).toContain("dazzling_dozen");
  expect(shown("price=2999").map(({ key }) => key)).not.toContain("dazzling_dozen");
  for (const offer of shown("price=3000")) {
    for (const { price } of offer.sizes) expect(price).toBeLessThanOrEqual(300_000);
  }
});

test.each(["kind=chair", "size=huge", "tiles=many", "width=-5", "width=1e999", "tiles=", "price=cheap"])(
  "an invalid filter (%s) shows everything",
  (query) => {
    expect(shown(query)).toHaveLength(OFFERS.length);
  },
);

test("a filter's link keeps the other filters", () => {
  const filters = parseFilters(new URLSearchParams("kind=set&tiles=6"));
  expect(filterHref(filters, { tiles: 12 })).toBe("/browse?kind=set&tiles=12");
  expect(filterHref(filters, { kind: null, tiles: null })).toBe("/browse");
});
