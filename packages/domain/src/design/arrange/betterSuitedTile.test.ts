import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign, freeWall } from "../../../test/arbitraries.ts";
import { isWeak, isWorse } from "../../crop/resolution.ts";
import { px } from "../../units/units.ts";
import { addPhotos, swapTiles } from "../commands/photoCommands.ts";
import { setTileOrientation, setTileSize } from "../commands/tileFrameCommands.ts";
import type { Design } from "../design.ts";
import { verdictOfTile } from "../tileVerdict.ts";
import { findBetterSuitedTile } from "./betterSuitedTile.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(width), height: px(height) },
});

/** A portrait tile, then a landscape one that may be larger, with these photos. */
const uprightAndLying = (
  size: "rectangle_small" | "rectangle_xlarge",
  ...photos: readonly ReturnType<typeof photo>[]
): Design => {
  const lying = setTileOrientation.run(freeWall(2), { tile: "tile_2", orientation: "landscape" });
  return addPhotos.run(setTileSize.run(lying, { tile: "tile_2", size }), { photos });
};

test("B2 a landscape photo in a portrait tile suits a landscape tile better, and stays there", () => {
  const wall = uprightAndLying("rectangle_small", photo("wide", 6000, 4000), photo("high", 4000, 6000));
  expect(findBetterSuitedTile(wall, "tile_1")).toBe("tile_2");
  const swapped = swapTiles.run(wall, { first: "tile_1", second: "tile_2" });
  expect(findBetterSuitedTile(swapped, "tile_1")).toBeNull();
});

test("B2 an empty tile may suit a photo better; for an empty tile none is suggested", () => {
  const wall = uprightAndLying("rectangle_small", photo("wide", 6000, 4000));
  expect(findBetterSuitedTile(wall, "tile_1")).toBe("tile_2");
  expect(findBetterSuitedTile(wall, "tile_2")).toBeNull();
});

test("B2 a swap that shows only a little more is not suggested", () => {
  const upright = setTileSize.run(freeWall(2), { tile: "tile_2", size: "rectangle_xlarge" });
  const photos = [photo("5 by 7", 5000, 7000), photo("2 by 3", 4000, 6000)];
  expect(findBetterSuitedTile(addPhotos.run(upright, { photos }), "tile_1")).toBeNull();
});

test("B2 no swap is suggested that makes a good print soft", () => {
  const wall = uprightAndLying("rectangle_xlarge", photo("wide", 3000, 2000), photo("high", 4000, 6000));
  expect(findBetterSuitedTile(wall, "tile_1")).toBeNull();
});

test("B2 no swap is suggested that makes a soft print of the other tile unprintable", () => {
  const large = setTileSize.run(
    uprightAndLying("rectangle_small", photo("wide", 6000, 4000), photo("high", 1200, 1800)),
    { tile: "tile_1", size: "rectangle_xlarge" },
  );
  expect(findBetterSuitedTile(large, "tile_1")).toBeNull();
});

test("B2 a weak print may move to where it is less weak", () => {
  const wall = uprightAndLying("rectangle_small", photo("wide", 1500, 1000), photo("high", 4000, 6000));
  expect(findBetterSuitedTile(wall, "tile_1")).toBe("tile_2");
});

test("B2 no suggested swap makes a print both weak and worse", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      for (const { name } of design.tiles) {
        const other = findBetterSuitedTile(design, name);
        if (other === null) continue;
        const after = swapTiles.run(design, { first: name, second: other });
        for (const [from, to] of [
          [name, other],
          [other, name],
        ]) {
          const before = verdictIn(design, from);
          const now = verdictIn(after, to);
          expect(before !== null && now !== null && isWeak(now) && isWorse(now, before)).toBe(false);
        }
      }
    }),
  );
});

const verdictIn = (design: Design, name: string | undefined) => {
  const tile = design.tiles.find((one) => one.name === name);
  return tile ? verdictOfTile(design, tile) : null;
};
