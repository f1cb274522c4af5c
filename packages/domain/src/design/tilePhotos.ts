import type { Design, DesignPhoto } from "./design.ts";

/** Returns the number of empty tiles (R4.4). */
export const countEmptyTiles = (design: Design): number =>
  design.tiles.filter((tile) => tile.photoId === null).length;

/** Returns the photos of the design that are in no tile, in the order in which they were added. */
export const photosInTray = (design: Design): readonly DesignPhoto[] => {
  const placedIds = new Set(design.tiles.map((tile) => tile.photoId));
  return design.photos.filter((photo) => !placedIds.has(photo.id));
};

/** Returns the photo of a tile; undefined while it is empty. */
export const photoOfTile = (
  design: Design,
  tile: { readonly photoId: string | null },
): DesignPhoto | undefined =>
  tile.photoId === null ? undefined : design.photos.find((photo) => photo.id === tile.photoId);

/** Returns the photos in tiles whose upload is not complete. A wall with such photos cannot be printed yet. */
export const photosStillUploading = (design: Design): readonly DesignPhoto[] => {
  const placedIds = new Set(design.tiles.map((tile) => tile.photoId));
  return design.photos.filter((photo) => placedIds.has(photo.id) && photo.handle === undefined);
};
