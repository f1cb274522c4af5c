import { transferCrop } from "../crop/transferCrop.ts";
import type { Design } from "./design.ts";
import { openingKeyOfTile, openingOfTile } from "./effectiveTile.ts";
import { photoOfTile } from "./tilePhotos.ts";
import { cropOfTile } from "./tileVerdict.ts";

/**
 * Returns the design `to` with the crops that its photos had in `from` (R2.9): cropping is the shopper's work, which
 * must not be lost with another layout. A tile that already has a crop keeps it.
 */
export const transferCrops = (from: Design, to: Design): Design => {
  const cropped = from.tiles.filter(({ crops }) => Object.keys(crops).length > 0);
  if (cropped.length === 0) return to;
  return {
    ...to,
    tiles: to.tiles.map((tile) => {
      const photo = photoOfTile(to, tile)?.size;
      const source = cropped.find(({ photoId }) => photoId !== null && photoId === tile.photoId);
      if (!photo || !source || Object.keys(tile.crops).length > 0) return tile;
      const openings = { from: openingOfTile(from, source), to: openingOfTile(to, tile) };
      const crop = transferCrop(cropOfTile(from, source, photo), photo, openings);
      return { ...tile, crops: { [openingKeyOfTile(to, tile)]: crop } };
    }),
  };
};
