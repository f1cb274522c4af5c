import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { parseFilters } from "./filters.ts";
import { filterGalleryOffers, listGalleryOffers, matchesOwnGalleryWall, toOffer } from "./galleryOffers.ts";
import { listOffers } from "./offers.ts";

const OFFERS = listGalleryOffers(ZA);
const shown = (query: string) =>
  filterGalleryOffers(OFFERS, parseFilters(new URLSearchParams(query))).map(({ key }) => key);

test("R9.1 six ready-made gallery walls cost the sum of their frames; that of the home page is first", () => {
  expect(OFFERS.map(({ key }) => key)).toEqual([...GALLERY_WALL_KEYS]);
  expect(OFFERS[0]).toMatchObject({ frames: 8, widthCm: 141, heightCm: 95, price: 680_000 });
});

test("R2.1 every gallery wall has a page of its own, by its name, as layouts and sets have", () => {
  const paths = OFFERS.map(({ path }) => path);
  expect(paths).toContain("/browse/one-big-four-around-it");
  const all = [...paths, ...listOffers(ZA).map(({ path }) => path)];
  expect(new Set(all).size).toBe(all.length);
  for (const path of paths) expect(path).toMatch(/^\/browse\/[a-z]+(-[a-z]+)*$/);
});

test("B5 B8 the page of a gallery wall says how many frames have which size, the whole size and the price", () => {
  const [first] = OFFERS;
  const offer = first && toOffer(first);
  expect(offer).toMatchObject({ kind: "gallery", tiles: 8, frameStyles: { length: 6 } });
  expect(offer?.sizes).toMatchObject([
    {
      size: null,
      frame: "2 at 21\u00a0×\u00a031\u00a0cm, 6 at 30\u00a0×\u00a045\u00a0cm",
      widthCm: 141,
      heightCm: 95,
      price: 680_000,
      pricePerTile: 85_000,
    },
  ]);
});

test("B5 a filter keeps the gallery walls that fit, and those that have frames of the size", () => {
  expect(shown("width=120")).toEqual(["large_and_four", "salon_six"]);
  expect(shown("tiles=12")).toEqual(["family_twelve"]);
  expect(shown("price=5000").length).toBeLessThan(shown("price=6800").length);
  expect(shown("price=6800")).toContain("front_room_eight");
  expect(shown("kind=set")).toEqual([]);
  expect(shown("kind=gallery")).toEqual([...GALLERY_WALL_KEYS]);
  const xLarge = shown("size=rectangle_xlarge");
  expect(xLarge).toContain("large_and_four");
  expect(xLarge).not.toContain("front_room_eight");
});

test("B5 a gallery wall of the shopper's own, of 1 to 50 tiles of any size, passes each filter of these", () => {
  const matches = (query: string) => matchesOwnGalleryWall(OFFERS, parseFilters(new URLSearchParams(query)));
  expect(matches("")).toBe(true);
  expect(matches("tiles=9")).toBe(true);
  expect(matches("tiles=50&kind=gallery")).toBe(true);
  expect(matches("size=square")).toBe(true);
  expect(matches("tiles=51")).toBe(false);
  expect(matches("tiles=9&kind=set")).toBe(false);
  expect(matches("tiles=9&width=120")).toBe(false);
});
