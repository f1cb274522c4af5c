import { coverCrop } from "../crop/cover.ts";
import type { Crop, PhotoSize } from "../crop/crop.ts";
import { cropFor } from "../crop/cropFor.ts";
import { effectivePpi, type Verdict, verdictOf } from "../crop/resolution.ts";
import { artItemIdOf } from "./artPhoto.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, openingOfTile, sizeOfTile } from "./effectiveTile.ts";
import { photoOfTile } from "./tilePhotos.ts";

/** Returns the crop of a photo of this size that a tile shows. */
export const cropOfTile = (design: Design, tile: DesignTile, photo: PhotoSize): Crop =>
  cropFor(
    tile,
    {
      size: sizeOfTile(design, tile),
      frameStyle: frameStyleOfTile(design, tile),
      orientation: tile.orientation,
      opening: openingOfTile(design, tile),
    },
    photo,
  );

/**
 * Returns photo pixels per inch of the opening of a tile; null without a photo, and while the photo's size is
 * unknown.
 */
export const ppiOfTile = (design: Design, tile: DesignTile): number | null => {
  const photo = photoOfTile(design, tile)?.size;
  if (photo === undefined) return null;
  return effectivePpi(cropOfTile(design, tile, photo), photo, openingOfTile(design, tile));
};

/**
 * Returns true for a soft print of the shop's own art. The owner accepted it by putting it on sale, so the shopper
 * is not asked. An unprintable one is asked about all the same.
 */
export const isSoftArt = (photoId: string | null, verdict: Verdict): boolean =>
  verdict === "soft" && photoId !== null && artItemIdOf(photoId) !== null;

/**
 * Returns how a tile will print (requirement B2); null without a photo, and while the photo's size is unknown. Soft art of
 * the shop is good: its owner decided that.
 */
export const verdictOfTile = (design: Design, tile: DesignTile): Verdict | null => {
  const ppi = ppiOfTile(design, tile);
  if (ppi === null) return null;
  const verdict = verdictOf(ppi);
  return isSoftArt(tile.photoId, verdict) ? "good" : verdict;
};

/** Returns the fraction of an uncropped photo that a tile shows: 1 when photo and opening have the same shape. */
export const visibleFraction = (design: Design, tile: DesignTile, photo: PhotoSize): number => {
  const { width, height } = coverCrop(photo, openingOfTile(design, tile));
  return width * height;
};
