import type { TileCrops } from "../crop/crop.ts";
import { openingsByPreference } from "../crop/cropFor.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, sizeOfTile } from "./effectiveTile.ts";

/**
 * Crops that a stored tile keeps: the one of its opening, and those of the three openings that it would look at next.
 * A shopper rarely tries more frames than that; twenty crops a tile make a cart ten times as large.
 */
export const MAX_CROPS_PER_TILE = 4;

/** Returns the design with at most `MAX_CROPS_PER_TILE` crops a tile. What its tiles show stays the same. */
export const limitCrops = (design: Design): Design =>
  design.tiles.every(({ crops }) => Object.keys(crops).length <= MAX_CROPS_PER_TILE)
    ? design
    : { ...design, tiles: design.tiles.map((tile) => ({ ...tile, crops: keptCrops(design, tile) })) };

const keptCrops = (design: Design, tile: DesignTile): TileCrops => {
  const { orientation } = tile;
  const opening = { size: sizeOfTile(design, tile), frameStyle: frameStyleOfTile(design, tile) };
  const other = orientation === "portrait" ? "landscape" : "portrait";
  const preferred = [
    ...openingsByPreference({ ...opening, orientation }),
    ...openingsByPreference({ ...opening, orientation: other }),
  ];
  const kept = [...new Set(preferred)].filter((key) => tile.crops[key]).slice(0, MAX_CROPS_PER_TILE);
  return Object.fromEntries(kept.map((key) => [key, tile.crops[key]]));
};
