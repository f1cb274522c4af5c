import { FRAME_SIZES } from "../../catalogue/frameSizes.ts";
import { emptyTile } from "../createDesign.ts";
import type { Design } from "../design.ts";

/** How many tiles may be added to a wall that hangs. */
const GROWTH_STEPS = [1, 2, 3, 4, 6] as const;

/**
 * B9: empty tiles to hang beside a wall, in its own size and frame; tiles of a size that is sold in sets only come as its
 * set. Null for as many tiles as cannot be had so.
 */
export const growWall = (wall: Design, count: number): Design | null => {
  const { size, frameStyle, base } = wall;
  const common = { version: 1, size, frameStyle, photos: [], ...(wall.room && { room: wall.room }) } as const;
  if (!FRAME_SIZES[size].isSoldSingly) {
    if (base.kind !== "set" || count !== wall.tiles.length) return null;
    return { ...common, base, tiles: wall.tiles.map(({ name }) => emptyTile(base, name, size)) };
  }
  const free = { kind: "free" } as const;
  // What is added lies or stands as most of the wall's tiles do.
  const landscapeCount = wall.tiles.filter(({ orientation }) => orientation === "landscape").length;
  const orientation = landscapeCount * 2 > wall.tiles.length ? "landscape" : "portrait";
  const names = Array.from({ length: count }, (_, index) => `tile_${index + 1}`);
  return {
    ...common,
    base: free,
    tiles: names.map((name) => ({ name, photoId: null, orientation, crops: {} })),
  };
};

/** By how many tiles a wall can grow at once. */
export const findPossibleGrowths = (wall: Design): readonly number[] =>
  [...new Set([...GROWTH_STEPS, wall.tiles.length])]
    .sort((one, other) => one - other)
    .filter((count) => count <= MAX_ADDED_TILES && growWall(wall, count) !== null);

/** More than that is a wall of its own. */
const MAX_ADDED_TILES = 12;
