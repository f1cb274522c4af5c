import { FRAME_SIZES } from "../../catalogue/frameSizes.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design } from "../design.ts";

/** Numbers of tiles that are offered to add to a wall. */
const GROWTH_STEPS = [1, 2, 3, 4, 6] as const;

/**
 * Returns a design of empty tiles to hang beside a wall, in its size and frame (B9). Tiles of a size that is sold in
 * sets only come as the same set. Null where the number of tiles is not possible.
 */
export const growWall = (wall: Design, count: number): Design | null => {
  const { size, frameStyle, base } = wall;
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

/** Returns the numbers of tiles by which a wall can grow, ascending. */
export const findPossibleGrowths = (wall: Design): readonly number[] =>
  [...new Set([...GROWTH_STEPS, wall.tiles.length])]
    .sort((one, other) => one - other)
    .filter((count) => count <= MAX_ADDED_TILES && growWall(wall, count) !== null);

/** More tiles are a wall of their own. */
const MAX_ADDED_TILES = 12;
