import { FRAME_SIZE_KEYS } from "../catalogue/frameSizes.ts";
import { MAT_TYPES } from "../catalogue/frameStyles.ts";
import { type OpeningKey, openingKey } from "../geometry/opening.ts";
import type { SizeMm } from "../geometry/rect.ts";
import type { PlacedTile } from "../geometry/wall.ts";
import { clampCrop, coverCrop } from "./cover.ts";
import type { Crop, PhotoSize, TileCrops } from "./crop.ts";

type Frame = Pick<PlacedTile, "size" | "frameStyle" | "orientation">;

/** Returns the openings of a tile's orientation in the order in which its crop is searched: its own opening first. */
export const openingsByPreference = ({ size, frameStyle, orientation }: Frame): readonly OpeningKey[] => [
  openingKey(size, frameStyle, orientation),
  ...[size, ...FRAME_SIZE_KEYS].flatMap((key) =>
    MAT_TYPES.map((mat): OpeningKey => `${key}:${mat}:${orientation}`),
  ),
];

/**
 * Returns the crop that a tile shows: the one stored for this opening; else one made for another opening of the same
 * orientation, clamped to this opening, so that a straightened photo stays straight when a mat is added; else the
 * largest centred crop. It always covers the opening.
 */
export const cropFor = (
  { crops }: { readonly crops: TileCrops },
  { opening, ...frame }: Frame & { readonly opening: SizeMm },
  photo: PhotoSize,
): Crop => {
  const stored = openingsByPreference(frame)
    .map((key) => crops[key])
    .find((crop) => crop !== undefined);
  return stored ? clampCrop(stored, photo, opening) : coverCrop(photo, opening);
};
