import type { Design, DesignTile } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";

/** A tile as the shop last said that it has it. */
export type SavedTile = Pick<DesignTile, "name" | "photoId" | "crops">;

/**
 * Tiles whose photo or crop the shop does not have yet. A photo on its way is not one of them: the shop takes only what it
 * has given out, so its tile stays as it is until the upload is complete.
 */
export const findUnsavedTiles = (design: Design, savedTiles: readonly SavedTile[]): readonly DesignTile[] =>
  design.tiles.filter((tile) => {
    const photo = photoOfTile(design, tile);
    if (photo && photo.handle === undefined) return false;
    const saved = savedTiles.find(({ name }) => name === tile.name);
    return saved?.photoId !== tile.photoId || JSON.stringify(saved.crops) !== JSON.stringify(tile.crops);
  });
