import type { TileCrops } from "../crop/crop.ts";
import { openingsByPreference } from "../crop/cropFor.ts";
import type { Design, DesignTile } from "./design.ts";
import { frameStyleOfTile, sizeOfTile } from "./effectiveTile.ts";

/**
 * Maximum number of stored crops per tile: the one for its opening, and those for the next three openings from which
 * a missing crop is taken. A shopper rarely tries more frames, and twenty crops per tile make a cart ten times as
 * large.
 */
export const MAX_CROPS_PER_TILE = 4;

/** Returns the design with at most `MAX_CROPS_PER_TILE` crops per tile. Its tiles look the same as before. */
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
