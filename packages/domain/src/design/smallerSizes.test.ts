import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { px } from "../units/units.ts";
import type { Design } from "./design.ts";
import { sizeOfTile } from "./effectiveTile.ts";
import { parseDesign } from "./parse/parseDesign.ts";
import { findSmallerSizes } from "./smallerSizes.ts";

const aWall = (width: number, height: number, base: Design["base"] = { kind: "free" }): Design => ({
  version: 1,
  base,
  size: "rectangle_xlarge",
  frameStyle: "Infinite",
  photos: [{ id: "photo_1", fileName: "a.jpg", size: { width: px(width), height: px(height) } }],
  tiles: [{ name: "tile_1", photoId: "photo_1", orientation: "portrait", crops: {} }],
});

test("B2 B13 only sizes in which the photo prints well are named, the largest first", () => {
  // 74 pixels an inch at 50 x 70, 95 at 40 x 60, 127 at 30 x 45, 183 at 21 x 31.
  const sizesOf = (design: Design) => findSmallerSizes(design, "tile_1").map(({ size }) => size);
  expect(sizesOf(aWall(1400, 2100))).toEqual(["rectangle_small"]);
  expect(sizesOf(aWall(2600, 3900))).toEqual(["rectangle_large", "rectangle_medium", "rectangle_small"]);
  expect(sizesOf(aWall(300, 450))).toEqual([]);
  expect(findSmallerSizes(aWall(2600, 3900), "no such tile")).toEqual([]);
});

test("B13 a set has no smaller sizes: it is sold as it is", () => {
  const set = aWall(4000, 4000, { kind: "set", key: "square_trio" });
  expect(findSmallerSizes({ ...set, size: "square_small" }, "tile_1")).toEqual([]);
});

test("B2 B13 each size named is smaller, prints well, and makes a wall that the shop sells", () => {
  fc.assert(
    fc.property(anyDesign, fc.nat(60), (design, position) => {
      const tile = design.tiles[position % design.tiles.length];
      if (!tile) return;
      const before = FRAME_SIZES[sizeOfTile(design, tile)];
      for (const { size, ppi, design: smaller } of findSmallerSizes(design, tile.name)) {
        expect(FRAME_SIZES[size].width * FRAME_SIZES[size].height).toBeLessThan(before.width * before.height);
        expect(ppi).toBeGreaterThanOrEqual(150);
        expect(parseDesign(smaller).kind).toBe("ok");
      }
    }),
  );
});
