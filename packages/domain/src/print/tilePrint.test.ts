import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign } from "../../test/arbitraries.ts";
import { isCropCovering } from "../crop/cover.ts";
import { openingOfTile } from "../design/effectiveTile.ts";
import { getTilePrints } from "./tilePrint.ts";

test("B1 every tile with a stored photo has one print of its own opening, covered by its crop", () => {
  fc.assert(
    fc.property(anyDesign, (design) => {
      const stored = design.tiles.filter(({ photoId }) => {
        const photo = design.photos.find(({ id }) => id === photoId);
        return photo?.size !== undefined && photo.handle !== undefined;
      });
      const prints = getTilePrints(design);
      expect(prints.map(({ tile }) => tile)).toEqual(stored.map(({ name }) => name));
      for (const { tile: name, number, geometry, crop, assetId } of prints) {
        const tile = design.tiles[number - 1];
        const photo = design.photos.find(({ handle }) => handle === assetId);
        if (tile?.name !== name || !photo?.size) throw new Error("a print is of no tile");
        expect(geometry.opening).toMatchObject(openingOfTile(design, tile));
        expect(isCropCovering(crop, photo.size, geometry.opening)).toBe(true);
      }
    }),
  );
});
