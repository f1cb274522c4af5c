import type { Design, DesignPhoto } from "./design.ts";

/**
 * Returns the design with only the photos that pass; tiles with other photos become empty. Returns the same object
 * when all pass.
 */
export const filterPhotos = (design: Design, shouldKeep: (photo: DesignPhoto) => boolean): Design => {
  const photos = design.photos.filter(shouldKeep);
  if (photos.length === design.photos.length) return design;
  const keptIds = new Set(photos.map(({ id }) => id));
  const tiles = design.tiles.map((tile) =>
    tile.photoId === null || keptIds.has(tile.photoId) ? tile : { ...tile, photoId: null, crops: {} },
  );
  return { ...design, tiles, photos };
};

/** Returns the design in the form for browser storage: with only the photos that the photo store has (R4.2). */
export const withStoredPhotosOnly = (design: Design): Design =>
  filterPhotos(design, ({ handle }) => handle !== undefined);
