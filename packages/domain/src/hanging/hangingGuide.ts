import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { RectMm, SizeMm } from "../geometry/rect.ts";
import type { Wall } from "../geometry/wall.ts";
import { type Mm, mm } from "../units/units.ts";
import { climbStair } from "./climbStair.ts";

/** The distance between the frame of a tile and that of its neighbour; `tile` is the neighbour's number. */
export type Gap = { readonly tile: number; readonly gap: Mm };

/** The position of one tile. */
export type HungTile = {
  /** Number of the tile, from 1; it is on the tile's back. */
  readonly number: number;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  /** Outer rectangle of its frame, from the top left corner of the wall. */
  readonly outer: RectMm;
  /** Number of the tile that this one is measured from, which hangs already; null for the first tile. */
  readonly from: number | null;
  /** Distance to the right, from the top left corner of that tile to that of this one; negative to the left. */
  readonly across: Mm;
  /** Distance downwards, in the same way; negative upwards. */
  readonly down: Mm;
  /** The nearest tile to the left; null when there is none. */
  readonly left: Gap | null;
  /** The nearest tile above; null when there is none. */
  readonly above: Gap | null;
};

/** `tiles` are in the order in which they are hung. `isStair`: they climb along a stair, starting with the lowest. */
export type HangingGuide = SizeMm & { readonly isStair: boolean; readonly tiles: readonly HungTile[] };

/**
 * Returns all distances for hanging a wall with a tape measure (B9), in millimetres: from the first tile, or up a
 * stair from one tile to the next, since two metres cannot be measured over steps.
 */
export const createHangingGuide = (wall: Wall): HangingGuide => {
  const climb = climbStair(wall.tiles.map(({ outer }) => outer));
  const order = climb ?? wall.tiles.map((_, index) => ({ index, from: index === 0 ? null : 0 }));
  return {
    width: wall.width,
    height: wall.height,
    isStair: climb !== null,
    tiles: order.flatMap(({ index, from }) => hungTileOf(wall, index, from) ?? []),
  };
};

const hungTileOf = ({ tiles }: Wall, index: number, from: number | null): HungTile | undefined => {
  const [tile, origin] = [tiles[index], tiles[from ?? index]];
  if (!tile || !origin) return undefined;
  const { size, orientation, outer } = tile;
  return {
    number: index + 1,
    size,
    orientation,
    outer,
    from: from === null ? null : from + 1,
    across: mm(outer.x - origin.outer.x),
    down: mm(outer.y - origin.outer.y),
    left: nearest(tiles, (other) =>
      overlaps(outer.y, outer.height, other.y, other.height) ? outer.x - other.x - other.width : -1,
    ),
    above: nearest(tiles, (other) =>
      overlaps(outer.x, outer.width, other.x, other.width) ? outer.y - other.y - other.height : -1,
    ),
  };
};

/** Returns true if two intervals overlap. */
const overlaps = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from < otherFrom + otherLength && otherFrom < from + length;

/** Returns the tile with the smallest distance that is not negative. */
const nearest = (tiles: Wall["tiles"], distanceTo: (outer: RectMm) => number): Gap | null =>
  tiles
    .map(({ outer }, index) => ({ tile: index + 1, gap: distanceTo(outer) }))
    .filter(({ gap }) => gap >= 0)
    .reduce<Gap | null>(
      (best, { tile, gap }) => (best && best.gap <= gap ? best : { tile, gap: mm(gap) }),
      null,
    );

/** Height of the middle of a wall above the floor: 145 to 150 cm in museums and books on hanging. */
export const EYE_HEIGHT = mm(1480);
/** Minimum height of the lowest edge; below it, furniture hides the tiles. */
const MIN_BOTTOM_EDGE_HEIGHT = mm(400);
/** The height of the ceiling in many homes. */
const MAX_TOP_EDGE_HEIGHT = mm(2400);

/**
 * Returns the height of the top edge above the floor that puts the middle at eye height; null for a wall that is too
 * high for that.
 */
export const topEdgeAtEyeHeight = ({ height }: SizeMm): Mm | null => {
  const [lowest, highest] = [EYE_HEIGHT - height / 2, EYE_HEIGHT + height / 2];
  return lowest < MIN_BOTTOM_EDGE_HEIGHT || highest > MAX_TOP_EDGE_HEIGHT ? null : mm(highest);
};

/** Ratios that are easy to read with a ruler. */
const SCALES = [1, 2, 2.5, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 200] as const;

/**
 * Returns how many times smaller than life a wall is drawn to fit into a space on paper: the largest drawing at a
 * round ratio.
 */
export const scaleToFit = (wall: SizeMm, space: SizeMm): number => {
  const needed = Math.max(wall.width / space.width, wall.height / space.height);
  return SCALES.find((scale) => scale >= needed) ?? Math.ceil(needed);
};
