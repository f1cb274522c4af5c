import type { Design, DesignTile } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/fill.ts";

/** A tile as the shop last said that it has it. */
export type KeptTile = Pick<DesignTile, "name" | "photoId" | "crops">;

/**
 * Tiles whose photo or crop the shop does not have yet. A photo on its way is not one of them: the shop takes only what it
 * has given out, so its tile stays as it is until the upload is complete.
 */
export const tilesToSave = (design: Design, kept: readonly KeptTile[]): readonly DesignTile[] =>
  design.tiles.filter((tile) => {
    const photo = photoOfTile(design, tile);
    if (photo && photo.handle === undefined) return false;
    const before = kept.find(({ name }) => name === tile.name);
    return before?.photoId !== tile.photoId || JSON.stringify(before.crops) !== JSON.stringify(tile.crops);
  });
