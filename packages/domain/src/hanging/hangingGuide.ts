import type { FrameSizeKey, Orientation } from "../catalogue/frameSizes.ts";
import type { RectMm, SizeMm } from "../geometry/rect.ts";
import type { Wall } from "../geometry/wall.ts";
import { type Mm, mm } from "../units/units.ts";

/** Bare wall between two tiles. */
export type Gap = { readonly tile: number; readonly gap: Mm };

/** Where one tile goes up. */
export type HungTile = {
  /** From 1: what is written on its back. */
  readonly number: number;
  readonly size: FrameSizeKey;
  readonly orientation: Orientation;
  /** Outside of its frame; from the top left corner of the wall. */
  readonly outer: RectMm;
  /** From the first tile's top left corner to its own: to the right and down; less than nothing: to the left and up. */
  readonly across: Mm;
  readonly down: Mm;
  /** The nearest tile beside its left edge, and the nearest over its top edge; null at the rim. */
  readonly left: Gap | null;
  readonly above: Gap | null;
};

export type HangingGuide = SizeMm & { readonly tiles: readonly HungTile[] };

/** B9: all distances that a person with a tape measure needs, from the first tile on. Millimetres. */
export const createHangingGuide = ({ width, height, tiles }: Wall): HangingGuide => {
  const [first] = tiles;
  return {
    width,
    height,
    tiles: tiles.map(({ size, orientation, outer }, index) => ({
      number: index + 1,
      size,
      orientation,
      outer,
      across: mm(outer.x - (first?.outer.x ?? 0)),
      down: mm(outer.y - (first?.outer.y ?? 0)),
      left: nearest(tiles, (other) =>
        overlaps(outer.y, outer.height, other.y, other.height) ? outer.x - other.x - other.width : -1,
      ),
      above: nearest(tiles, (other) =>
        overlaps(outer.x, outer.width, other.x, other.width) ? outer.y - other.y - other.height : -1,
      ),
    })),
  };
};

/** Whether two stretches have a part in common. */
const overlaps = (from: number, length: number, otherFrom: number, otherLength: number): boolean =>
  from < otherFrom + otherLength && otherFrom < from + length;

/** The tile with the smallest distance; one of less than nothing does not count. */
const nearest = (tiles: Wall["tiles"], distanceTo: (outer: RectMm) => number): Gap | null =>
  tiles
    .map(({ outer }, index) => ({ tile: index + 1, gap: distanceTo(outer) }))
    .filter(({ gap }) => gap >= 0)
    .reduce<Gap | null>(
      (best, { tile, gap }) => (best && best.gap <= gap ? best : { tile, gap: mm(gap) }),
      null,
    );

/** The middle of what hangs on a wall, for people who stand: 145 to 150 cm in museums and books on hanging. */
export const EYE_HEIGHT = mm(1480);
/** Below this a tile stands behind the furniture. */
const MIN_BOTTOM_EDGE_HEIGHT = mm(400);
/** Above this there is a ceiling in many homes. */
const MAX_TOP_EDGE_HEIGHT = mm(2400);

/** How high above the floor the top edge goes, so that the middle is at eye height; null for a wall too high for that. */
export const topEdgeAtEyeHeight = ({ height }: SizeMm): Mm | null => {
  const [lowest, highest] = [EYE_HEIGHT - height / 2, EYE_HEIGHT + height / 2];
  return lowest < MIN_BOTTOM_EDGE_HEIGHT || highest > MAX_TOP_EDGE_HEIGHT ? null : mm(highest);
};

/** Ratios that a ruler shows at a glance. */
const SCALES = [1, 2, 2.5, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100, 200] as const;

/** How many times smaller a wall is drawn to fit into a space of the paper: the largest drawing at a round ratio. */
export const scaleToFit = (wall: SizeMm, space: SizeMm): number => {
  const needed = Math.max(wall.width / space.width, wall.height / space.height);
  return SCALES.find((scale) => scale >= needed) ?? Math.ceil(needed);
};
