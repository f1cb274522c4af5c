import { DEFAULT_FRAME_SIZE, type FrameSizeKey } from "../../catalogue/frameSizes.ts";
import { isWeak } from "../../crop/resolution.ts";
import { setTileSize } from "../commands/tileFrameCommands.ts";
import type { Design, DesignTile } from "../design.ts";
import { verdictOfTile } from "../tileVerdict.ts";

/** With fewer frames the wall is a pair, which stays as it is. */
const MIN_MIXED_TILES = 3;

/** Number of frames of a mixed wall per Large one, and per Medium one. The others are Small. */
const [TILES_PER_LARGE, TILES_PER_MEDIUM] = [6, 3] as const;

/**
 * Returns a gallery wall of one size with mixed sizes: some large frames among small ones. Photos that print well
 * get the large ones, in their order. A frame whose size the shopper chose keeps it.
 */
export const mixSizes = (design: Design): Design => {
  const { tiles, size } = design;
  if (size !== DEFAULT_FRAME_SIZE || tiles.length < MIN_MIXED_TILES) return design;
  if (tiles.some((tile) => tile.size !== undefined)) return design;
  const large = Math.max(1, Math.floor(tiles.length / TILES_PER_LARGE));
  const withLarge = enlarge(design, "rectangle_large", large);
  return enlarge(withLarge, "rectangle_medium", Math.round(tiles.length / TILES_PER_MEDIUM));
};

/** Sets this size for `count` of the frames that have the wall's size and whose photos print well at the new size. */
const enlarge = (design: Design, size: FrameSizeKey, count: number): Design =>
  spread(
    design.tiles.filter((tile) => tile.size === undefined && printsWellAt(design, tile, size)),
    count,
  ).reduce((wall, { name }) => setTileSize.run(wall, { tile: name, size }), design);

const printsWellAt = (design: Design, tile: DesignTile, size: FrameSizeKey): boolean => {
  const verdict = verdictOfTile(design, { ...tile, size });
  return verdict !== null && !isWeak(verdict);
};

/** Returns `count` of the items, evenly spread, starting with the first. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  count >= items.length
    ? items
    : Array.from({ length: count }, (_, index) => items[Math.floor((index * items.length) / count)]).flatMap(
        (item) => item ?? [],
      );
