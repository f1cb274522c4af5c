import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { MAT_TYPES } from "../catalogue/frameStyles.ts";
import { type OpeningKey, openingKey } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import type { PlacedTile } from "../geometry/wall.ts";
import { clampCrop, coverCrop } from "./cover.ts";
import type { Crop, PhotoSize, TileCrops } from "./crop.ts";

/**
 * Returns the crop that a tile shows: the one stored for this opening; else one that was made for another opening of
 * the same orientation, clamped to this opening, so that a photo that was straightened stays straight behind a mat;
 * else the largest centred crop. It always covers the opening.
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
  const sameOrientation = [size, ...FRAME_SIZE_KEYS].flatMap((key) =>
    MAT_TYPES.map((mat): OpeningKey => `${key}:${mat}:${orientation}`),
  );
  const stored = [openingKey(size, frameStyle, orientation), ...sameOrientation]
    .map((key) => crops[key])
    .find((crop) => crop !== undefined);
  return stored ? clampCrop(stored, photo, opening) : coverCrop(photo, opening);
};
