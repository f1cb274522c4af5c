import { coverCrop } from "../crop/cover.ts";
import type { Crop, PhotoSize } from "../crop/crop.ts";
import { cropFor } from "../crop/cropFor.ts";
import { effectivePpi, type Verdict, verdictOf } from "../crop/resolution.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, openingOfTile, sizeOfTile } from "./effectiveTile.ts";
import { photoOfTile } from "./tilePhotos.ts";

/** Returns the crop that a tile shows of a photo of this size. */
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
 * Returns photo pixels per inch of the opening of a tile; null while it has no photo, or one whose size is not known.
 */
export const ppiOfTile = (design: Design, tile: DesignTile): number | null => {
  const photo = photoOfTile(design, tile)?.size;
  if (photo === undefined) return null;
  return effectivePpi(cropOfTile(design, tile, photo), photo, openingOfTile(design, tile));
};

/** Returns how a tile will print (requirement B2); null while it has no photo, or one whose size is not known. */
export const verdictOfTile = (design: Design, tile: DesignTile): Verdict | null => {
  const ppi = ppiOfTile(design, tile);
  return ppi === null ? null : verdictOf(ppi);
};

/** Returns the fraction of an uncropped photo that a tile shows: 1 where both have the same shape. */
export const visibleFraction = (design: Design, tile: DesignTile, photo: PhotoSize): number => {
  const { width, height } = coverCrop(photo, openingOfTile(design, tile));
  return width * height;
};
