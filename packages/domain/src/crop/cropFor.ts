import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { MAT_TYPES } from "../catalogue/frameStyles.ts";
import { type OpeningKey, openingKey } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import type { PlacedTile } from "../geometry/wall.ts";
import { clampCrop, coverCrop } from "./cover.ts";
import type { Crop, PhotoSize, TileCrops } from "./crop.ts";

/**
 * The crop that a tile shows: the one remembered for this opening; else the one made for another opening of the tile that
 * lies the same way, brought to this shape (whoever straightened a photo wants it straight behind a mat, too); else the
 * largest centred one. Always covers.
 */
export const cropFor = (
  { crops }: { readonly crops: TileCrops },
  {
    size,
    frameStyle,
    orientation,
    opening,
  }: Pick<PlacedTile, "size" | "frameStyle" | "orientation"> & { readonly opening: SizeMm },
  photo: PhotoSize,
): Crop => {
  const nearest = [size, ...FRAME_SIZE_KEYS].flatMap((key) =>
    MAT_TYPES.map((mat): OpeningKey => `${key}:${mat}:${orientation}`),
  );
  const remembered = [openingKey(size, frameStyle, orientation), ...nearest]
    .map((key) => crops[key])
    .find((crop) => crop !== undefined);
  return remembered ? clampCrop(remembered, photo, opening) : coverCrop(photo, opening);
};
