import { expect, test } from "vitest";
import { createArtPhoto } from "../design/artPhoto.ts";
import { createDesign } from "../design/createDesign.ts";
import type { Design } from "../design/design.ts";
import { artSizesOf, findTooSmallArt, isArtSold } from "./artSizes.ts";

const SMALL_PICTURE = { id: "boats", title: "Two boats", width: 1200, height: 1500 };
const wallWith = (size: "rectangle_small" | "rectangle_large"): Design => {
  const design = createDesign({ kind: "free" }, { size });
  const photo = createArtPhoto(SMALL_PICTURE, "https://shop.example/boats.jpg");
  return {
    ...design,
    photos: [photo],
    tiles: design.tiles.map((tile, index) => (index === 0 ? { ...tile, photoId: photo.id } : tile)),
  };
};

test("B2 art is sold in the sizes in which it has enough pixels, and not at all without one", () => {
  expect(artSizesOf(SMALL_PICTURE)).toEqual(["rectangle_small"]);
  expect(artSizesOf({ width: 2400, height: 3000 })).toHaveLength(4);
  expect(artSizesOf({ width: 320, height: 240 })).toEqual([]);
  expect(isArtSold({ width: 320, height: 240, isOnSale: true })).toBe(false);
  expect(isArtSold({ ...SMALL_PICTURE, isOnSale: true })).toBe(true);
  expect(isArtSold({ ...SMALL_PICTURE, isOnSale: false })).toBe(false);
});

test("B2 art that is too small for its frame is named, unless the shopper wants it as it is", () => {
  expect(findTooSmallArt(wallWith("rectangle_small"))).toEqual([]);
  const wall = wallWith("rectangle_large");
  expect(findTooSmallArt(wall)).toEqual(["Two boats"]);
  const tiles = wall.tiles.map((tile) =>
    tile.photoId === null ? tile : { ...tile, printConfirmation: { photoId: tile.photoId, ppi: 1 } },
  );
  expect(findTooSmallArt({ ...wall, tiles })).toEqual([]);
});
