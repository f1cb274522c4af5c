import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "../../catalogue/frameSizes.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design } from "../design.ts";

/** Numbers of tiles that the shopper can add to a wall. */
const GROWTH_STEPS = [1, 2, 3, 4, 6] as const;

const SINGLE_SIZES = FRAME_SIZE_KEYS.filter((key) => FRAME_SIZES[key].isSoldSingly);

const countTiles = (wall: Design, key: FrameSizeKey): number =>
  wall.tiles.filter(({ size = wall.size }) => size === key).length;

/**
 * Returns the sizes in which a wall can grow, the smallest first (B9): all that are sold singly. A wall of tiles
 * that are sold only in sets grows by the same set, so it has no other size.
 */
export const findGrowthSizes = (wall: Design): readonly FrameSizeKey[] =>
  SINGLE_SIZES.some((key) => countTiles(wall, key) > 0) ? SINGLE_SIZES : [wall.size];

/** Returns the size of most of the wall's tiles, which is the default for added tiles. */
export const usualGrowthSize = (wall: Design): FrameSizeKey =>
  findGrowthSizes(wall).toSorted((one, other) => countTiles(wall, other) - countTiles(wall, one))[0] ??
  wall.size;

/**
 * Returns a design of empty tiles to hang beside a wall, in its frame style (B9). Tiles of a size that is sold only
 * in sets are added as the same set. Null when this number of tiles is not possible.
 */
export const growWall = (
  wall: Design,
  count: number,
  size: FrameSizeKey = usualGrowthSize(wall),
): Design | null => {
  const { frameStyle, base } = wall;
  const common = { version: 1, size, frameStyle, photos: [], ...(wall.room && { room: wall.room }) } as const;
  if (!FRAME_SIZES[size].isSoldSingly) {
    if (base.kind !== "set" || count !== wall.tiles.length) return null;
    return { ...common, base, tiles: wall.tiles.map(({ name }) => emptyTile(base, name, size)) };
  }
  const free = { kind: "free" } as const;
  // The new tiles have the orientation of most tiles of the wall.
  const landscapeCount = wall.tiles.filter(({ orientation }) => orientation === "landscape").length;
  const orientation = landscapeCount * 2 > wall.tiles.length ? "landscape" : "portrait";
  const names = Array.from({ length: count }, (_, index) => `tile_${index + 1}`);
  return {
    ...common,
    base: free,
    tiles: names.map((name) => ({ name, photoId: null, orientation, crops: {} })),
  };
};

/** Returns the numbers of tiles that can be added to a wall, ascending. */
export const findPossibleGrowths = (wall: Design): readonly number[] =>
  [...new Set([...GROWTH_STEPS, wall.tiles.length])]
    .sort((one, other) => one - other)
    .filter((count) => count <= MAX_ADDED_TILES && growWall(wall, count) !== null);

/** Maximum number of added tiles; more tiles are better a separate wall. */
const MAX_ADDED_TILES = 12;
