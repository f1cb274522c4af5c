import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { parseFilters } from "./filters.ts";
import { filterGalleryOffers, listGalleryOffers } from "./galleryOffers.ts";

const OFFERS = listGalleryOffers(ZA);
const shown = (query: string) =>
  filterGalleryOffers(OFFERS, parseFilters(new URLSearchParams(query))).map(({ key }) => key);

test("R9.1 six ready-made gallery walls cost the sum of their frames; that of the home page is first", () => {
  expect(OFFERS.map(({ key }) => key)).toEqual([...GALLERY_WALL_KEYS]);
  expect(OFFERS[0]).toMatchObject({ frames: 8, widthCm: 141, heightCm: 95, price: 680_000 });
});

test("B5 a filter keeps the gallery walls that fit, and those that have frames of the size", () => {
  expect(shown("width=120")).toEqual(["large_and_four", "salon_six"]);
  expect(shown("tiles=12")).toEqual(["family_twelve"]);
  expect(shown("kind=set")).toEqual([]);
  expect(shown("kind=gallery")).toEqual([...GALLERY_WALL_KEYS]);
  const xLarge = shown("size=rectangle_xlarge");
  expect(xLarge).toContain("large_and_four");
  expect(xLarge).not.toContain("front_room_eight");
});
