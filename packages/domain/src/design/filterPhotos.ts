import type { Design, DesignPhoto } from "./design.ts";

/** The design with only those of its photos that stay; the others' tiles are empty. The very same design where all stay. */
export const filterPhotos = (design: Design, shouldKeep: (photo: DesignPhoto) => boolean): Design => {
  const photos = design.photos.filter(shouldKeep);
  if (photos.length === design.photos.length) return design;
  const left = new Set(photos.map(({ id }) => id));
  const tiles = design.tiles.map((tile) =>
    tile.photoId === null || left.has(tile.photoId) ? tile : { ...tile, photoId: null, crops: {} },
  );
  return { ...design, tiles, photos };
};

/** R4.2: the design as browser storage may keep it: with the photos that the shop holds. */
export const withStoredPhotosOnly = (design: Design): Design =>
  filterPhotos(design, ({ handle }) => handle !== undefined);
