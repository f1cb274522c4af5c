import type { Design, DesignTile } from "./design.ts";

/** What hangs in one tile of a wall, and how it is cropped; null empties the tile. */
export type TileFilling = Pick<DesignTile, "name" | "photoId" | "crops">;

/**
 * The wall with other photos in some of its tiles. Nothing else of it changes: a wall that was ordered keeps the frames and
 * sizes that were paid for. Undefined when a filling names no tile of the wall, or a tile twice.
 */
export const fillTiles = (design: Design, fillings: readonly TileFilling[]): Design | undefined => {
  const byName = new Map(fillings.map((filling) => [filling.name, filling]));
  const known = design.tiles.filter(({ name }) => byName.has(name));
  if (byName.size < fillings.length || known.length < byName.size) return undefined;
  return {
    ...design,
    tiles: design.tiles.map((tile) => {
      const filling = byName.get(tile.name);
      return filling ? { ...tile, photoId: filling.photoId, crops: filling.crops } : tile;
    }),
  };
};
