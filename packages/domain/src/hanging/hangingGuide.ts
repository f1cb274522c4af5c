import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { RectMm, SizeMm } from "../geometry/rect.ts";
import type { Wall } from "../geometry/wall.ts";
import { type Mm, mm } from "../units/units.ts";
import { climbStair } from "./climbStair.ts";

/**
 * The distance between the frame of a tile and that of a neighbour, which hangs on this side of it; `tile` is the
 * neighbour's number.
 */
export type Gap = { readonly tile: number; readonly gap: Mm; readonly side: Side };

type Side = "left" | "right" | "above" | "below";

/** A tile that is further away (mm) is no neighbour: the distance to it is no gap that the eye checks. */
const MAX_GAP = mm(150);

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
  /** Gaps to the nearest neighbours that hang already: at most one across and one up or down. */
  readonly gaps: readonly Gap[];
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
    tiles: order.flatMap(
      (tile, position) =>
        hungTileOf(
          wall,
          tile,
          order.slice(0, position).map(({ index }) => index),
        ) ?? [],
    ),
  };
};

/** `hung`: indexes of the tiles that hang already. */
const hungTileOf = (
  { tiles }: Wall,
  { index, from }: { readonly index: number; readonly from: number | null },
  hung: readonly number[],
): HungTile | undefined => {
  const [tile, origin] = [tiles[index], tiles[from ?? index]];
  if (!tile || !origin) return undefined;
  const { size, orientation, outer } = tile;
  const gaps = hung.flatMap((other) => gapBetween(outer, tiles[other]?.outer, other + 1) ?? []);
  const nearest = (sides: readonly Side[]): readonly Gap[] =>
    gaps
      .filter(({ side }) => sides.includes(side))
      .toSorted((one, other) => one.gap - other.gap)
      .slice(0, 1);
  return {
    number: index + 1,
    size,
    orientation,
    outer,
    from: from === null ? null : from + 1,
    across: mm(outer.x - origin.outer.x),
    down: mm(outer.y - origin.outer.y),
    gaps: [...nearest(["left", "right"]), ...nearest(["above", "below"])],
  };
};

/** Returns the gap between a tile and one beside, above or below it; undefined when that one is no neighbour. */
const gapBetween = (outer: RectMm, other: RectMm | undefined, tile: number): Gap | undefined => {
  if (!other) return undefined;
  const isBeside = overlaps(outer.y, outer.height, other.y, other.height);
  const isInColumn = overlaps(outer.x, outer.width, other.x, other.width);
  const found: readonly (readonly [Side, number])[] = [
    ...(isBeside
      ? ([
          ["left", outer.x - other.x - other.width],
          ["right", other.x - outer.x - outer.width],
        ] as const)
      : []),
    ...(isInColumn
      ? ([
          ["above", outer.y - other.y - other.height],
          ["below", other.y - outer.y - outer.height],
        ] as const)
      : []),
  ];
  const [side, gap] = found.find(([, distance]) => distance >= 0 && distance <= MAX_GAP) ?? [];
  return side === undefined || gap === undefined ? undefined : { tile, gap: mm(gap), side };
};

/** Returns true if two intervals overlap. */
const overlaps = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from < otherFrom + otherLength && otherFrom < from + length;

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
