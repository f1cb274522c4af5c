import type { Design, DesignPhoto } from "./design.ts";

/** Returns the design with the photos that pass; the tiles of the others are empty. The same object where all pass. */
export const filterPhotos = (design: Design, shouldKeep: (photo: DesignPhoto) => boolean): Design => {
  const photos = design.photos.filter(shouldKeep);
  if (photos.length === design.photos.length) return design;
  const keptIds = new Set(photos.map(({ id }) => id));
  const tiles = design.tiles.map((tile) =>
    tile.photoId === null || keptIds.has(tile.photoId) ? tile : { ...tile, photoId: null, crops: {} },
  );
  return { ...design, tiles, photos };
};

/** Returns the design as browser storage may hold it: with only the photos that the photo store has (R4.2). */
export const withStoredPhotosOnly = (design: Design): Design =>
  filterPhotos(design, ({ handle }) => handle !== undefined);
