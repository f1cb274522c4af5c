import type { Design, DesignTile } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";

/** A tile as the server last confirmed it. */
export type SavedTile = Pick<DesignTile, "name" | "photoId" | "crops">;

/** Returns tiles whose photo or crop the server does not have. */
export const findChangedTiles = (design: Design, savedTiles: readonly SavedTile[]): readonly DesignTile[] =>
  design.tiles.filter((tile) => {
    const saved = savedTiles.find(({ name }) => name === tile.name);
    return saved?.photoId !== tile.photoId || JSON.stringify(saved.crops) !== JSON.stringify(tile.crops);
  });

/**
 * Returns changed tiles without those whose photo is still uploading: the server accepts only stored photos, so such a
 * tile is saved after the upload.
 */
export const findUnsavedTiles = (design: Design, savedTiles: readonly SavedTile[]): readonly DesignTile[] =>
  findChangedTiles(design, savedTiles).filter((tile) => {
    const photo = photoOfTile(design, tile);
    return !photo || photo.handle !== undefined;
  });
