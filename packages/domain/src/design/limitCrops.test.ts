import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBase, anyCrop, anyOrientation, anyPhotoSize, anySize, anyStyle } from "../../test/arbitraries.ts";
import type { TileCrops } from "../crop/crop.ts";
import { cropFor } from "../crop/cropFor.ts";
import { OPENING_KEYS } from "../geometry/opening.ts";
import { createDesign } from "./createDesign.ts";
import type { Design } from "./design.ts";
import { frameStyleOfTile, openingOfTile, sizeOfTile } from "./effectiveTile.ts";
import { limitCrops, MAX_CROPS_PER_TILE } from "./limitCrops.ts";

const anyCrops: fc.Arbitrary<TileCrops> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...OPENING_KEYS), anyCrop), { selector: ([key]) => key })
  .map((entries) => Object.fromEntries(entries));

/** A design whose tiles have crops of any openings; not all of them are sold in the tile's size, which is no matter. */
const anyCroppedDesign: fc.Arbitrary<Design> = fc
  .record({ base: anyBase, size: anySize, frameStyle: anyStyle, crops: fc.array(anyCrops, { minLength: 1 }) })
  .chain(({ base, size, frameStyle, crops }) => {
    const design = createDesign(base);
    return fc
      .array(fc.record({ orientation: anyOrientation, size: fc.option(anySize, { nil: undefined }) }), {
        minLength: design.tiles.length,
        maxLength: design.tiles.length,
      })
      .map((choices) => ({
        ...design,
        size,
        frameStyle,
        tiles: design.tiles.map((tile, index) => ({
          name: tile.name,
          photoId: null,
          orientation: choices[index]?.orientation ?? tile.orientation,
          ...(choices[index]?.size && { size: choices[index].size }),
          crops: crops[index % crops.length] ?? {},
        })),
      }));
  });

const shownCrops = (design: Design, photo: Parameters<typeof cropFor>[2]) =>
  design.tiles.map((tile) =>
    cropFor(
      tile,
      {
        size: sizeOfTile(design, tile),
        frameStyle: frameStyleOfTile(design, tile),
        orientation: tile.orientation,
        opening: openingOfTile(design, tile),
      },
      photo,
    ),
  );

test("a stored tile keeps few crops, changes none, and shows what it showed", () => {
  fc.assert(
    fc.property(anyCroppedDesign, anyPhotoSize, (design, photo) => {
      const limited = limitCrops(design);
      expect(shownCrops(limited, photo)).toEqual(shownCrops(design, photo));
      for (const [index, { crops }] of limited.tiles.entries()) {
        const before = design.tiles[index]?.crops ?? {};
        expect(Object.keys(crops)).toHaveLength(Math.min(MAX_CROPS_PER_TILE, Object.keys(before).length));
        expect(before).toMatchObject(crops);
      }
      expect(limitCrops(limited)).toEqual(limited);
    }),
  );
});

test("a design with few crops stays the same object", () => {
  const design = createDesign({ kind: "free" });
  expect(limitCrops(design)).toBe(design);
});
