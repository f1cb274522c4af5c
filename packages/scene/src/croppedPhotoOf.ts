import { cropFor } from "@storywall/domain/crop/cropFor.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import type { CroppedPhoto } from "./drawTile.ts";

/** Returns the photo of a tile with its crop; null while the tile has no photo, or the photo's size is not read yet. */
export const croppedPhotoOf = (placed: PlacedTile, design: Design): CroppedPhoto | null => {
  const tile = design.tiles.find(({ name }) => name === placed.name);
  const photo = design.photos.find(({ id }) => id === tile?.photoId);
  if (tile === undefined || photo?.size === undefined) return null;
  return { photoId: photo.id, photo: photo.size, crop: cropFor(tile, placed, photo.size) };
};
