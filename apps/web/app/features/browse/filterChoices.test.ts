import { AU } from "@storywall/domain/sites/au.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { listFilterChoices, withChosen } from "./filterChoices.ts";
import { filterOffers, parseFilters } from "./filters.ts";
import { filterGalleryOffers, listGalleryOffers } from "./galleryOffers.ts";
import { listOffers } from "./offers.ts";

const OFFERS = listOffers(ZA);
const GALLERY_WALLS = listGalleryOffers(ZA);

test("B5 the filters offer each number of tiles and each size that a listed wall has, and nothing else", () => {
  const { tiles, sizes, prices } = listFilterChoices(OFFERS, GALLERY_WALLS);
  const counts = [...OFFERS.map((offer) => offer.tiles), ...GALLERY_WALLS.map(({ frames }) => frames)];
  expect(new Set(tiles)).toEqual(new Set(counts));
  expect(sizes).toContain("rectangle_small");
  for (const query of [
    ...tiles.map((count) => `tiles=${count}`),
    ...sizes.map((size) => `size=${size}`),
    ...prices.map((price) => `price=${price}`),
  ]) {
    const filters = parseFilters(new URLSearchParams(query));
    expect(
      filterOffers(OFFERS, filters).length + filterGalleryOffers(GALLERY_WALLS, filters).length,
    ).toBeGreaterThan(0);
  }
});

test("B8 the prices to choose from are round steps of the site's own prices, each of which leaves some walls out", () => {
  const pricesOf = (site: typeof ZA) => listFilterChoices(listOffers(site), listGalleryOffers(site)).prices;
  expect(pricesOf(ZA)).toEqual([2000, 3000, 4000, 6000]);
  expect(pricesOf(AU)).toEqual([80, 100, 150, 200]);
});

test("R9.1 a price that only the address names is among the choices, in its place", () => {
  expect(withChosen([1000, 2000], 1500)).toEqual([1000, 1500, 2000]);
  expect(withChosen([1000, 2000], 2000)).toEqual([1000, 2000]);
  expect(withChosen([1000, 2000], null)).toEqual([1000, 2000]);
});
