import type { DesignTile } from "../design/design.ts";
import { openingKey } from "../geometry/opening.ts";
import type { PlacedTile } from "../geometry/wall.ts";
import { clampCrop, coverCrop } from "./cover.ts";
import type { Crop, PhotoSize } from "./crop.ts";

/** The crop that a tile shows: the one remembered for this opening, else the largest centred one. Always covers. */
export const cropFor = (
  tile: Pick<DesignTile, "crops">,
  placed: Pick<PlacedTile, "size" | "frameStyle" | "orientation" | "opening">,
  photo: PhotoSize,
): Crop => {
  const remembered = tile.crops[openingKey(placed.size, placed.frameStyle, placed.orientation)];
  return remembered ? clampCrop(remembered, photo, placed.opening) : coverCrop(photo, placed.opening);
};
