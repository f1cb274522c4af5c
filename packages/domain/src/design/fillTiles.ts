import type { Design, DesignTile } from "./design.ts";

/**
 * New content of one tile: its photo (null empties the tile), its crops, and whether its weak print is confirmed.
 * Without a confirmation an earlier one stays; it is void unless it is for the same photo.
 */
type TileFilling = Pick<DesignTile, "name" | "photoId" | "crops" | "printConfirmation">;

/**
 * Returns the design with other photos in some of its tiles. Nothing else changes: an ordered wall keeps the frames
 * and sizes that were paid for. Undefined when a filling names an unknown tile, or two name the same tile.
 */
export const fillTiles = (design: Design, fillings: readonly TileFilling[]): Design | undefined => {
  const byName = new Map(fillings.map((filling) => [filling.name, filling]));
  const tilesToFill = design.tiles.filter(({ name }) => byName.has(name));
  if (byName.size < fillings.length || tilesToFill.length < byName.size) return undefined;
  return {
    ...design,
    tiles: design.tiles.map((tile) => {
      const filling = byName.get(tile.name);
      return filling ? { ...tile, ...filling } : tile;
    }),
  };
};
