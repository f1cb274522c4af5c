import type { Design, DesignPhoto } from "./design.ts";

/** R4.4: how many photos the wall still wants: tiles less filled tiles. */
export const photosStillToUpload = (design: Design): number =>
  design.tiles.filter((tile) => tile.photoId === null).length;

/** Photos of the design that hang in no tile, in the order in which they came. */
export const photosInTray = (design: Design): readonly DesignPhoto[] => {
  const hanging = new Set(design.tiles.map((tile) => tile.photoId));
  return design.photos.filter((photo) => !hanging.has(photo.id));
};

/** The photo of a tile, or undefined while it is empty. */
export const photoOfTile = (
  design: Design,
  tile: { readonly photoId: string | null },
): DesignPhoto | undefined =>
  tile.photoId === null ? undefined : design.photos.find((photo) => photo.id === tile.photoId);

/** Photos in tiles whose upload is not complete; such a wall cannot be printed yet. */
export const photosStillUploading = (design: Design): readonly DesignPhoto[] => {
  const hanging = new Set(design.tiles.map((tile) => tile.photoId));
  return design.photos.filter((photo) => hanging.has(photo.id) && photo.handle === undefined);
};
