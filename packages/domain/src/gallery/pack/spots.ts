import { isFree, type Rect } from "../rects.ts";

type Size = { readonly width: number; readonly height: number };
type Spot = { readonly x: number; readonly y: number };

/** The farthest, in mm, that a frame lines up with another one: an eye does not compare edges that are further apart. */
const REACH = 900;

/**
 * Returns the free places for a box beside the placed ones: one gap from a neighbour, and in line with an edge or the
 * middle of that one or of another one near it, or in a notch, one gap from a second one.
 */
export const findSpots = (placed: readonly Rect[], box: Size, gap: number): readonly Spot[] => {
  const spots = new Map<string, Spot>();
  const add = (x: number, y: number): void => {
    const key = `${x},${y}`;
    if (!spots.has(key) && isFree({ x, y, ...box }, placed, gap)) spots.set(key, { x, y });
  };
  for (const one of placed) {
    const near = placed.filter((other) => isWithinReach(one, other));
    const rows = near.flatMap((other) => linesOf(other.y, other.height, box.height, gap, other === one));
    const columns = near.flatMap((other) => linesOf(other.x, other.width, box.width, gap, other === one));
    for (const y of new Set(rows)) {
      if (y >= one.y + one.height || y + box.height <= one.y) continue;
      add(one.x + one.width + gap, y);
      add(one.x - gap - box.width, y);
    }
    for (const x of new Set(columns)) {
      if (x >= one.x + one.width || x + box.width <= one.x) continue;
      add(x, one.y + one.height + gap);
      add(x, one.y - gap - box.height);
    }
  }
  return [...spots.values()];
};

const isWithinReach = (one: Rect, other: Rect): boolean =>
  other.x - one.x - one.width <= REACH &&
  one.x - other.x - other.width <= REACH &&
  other.y - one.y - one.height <= REACH &&
  one.y - other.y - other.height <= REACH;

/**
 * Returns where a box of `boxLength` is in line with an interval: at its start or end; with the middle of a neighbour,
 * or a gap before or after another frame.
 */
const linesOf = (
  start: number,
  length: number,
  boxLength: number,
  gap: number,
  isNeighbour: boolean,
): readonly number[] => [
  start,
  start + length - boxLength,
  ...(isNeighbour
    ? [start + Math.floor((length - boxLength) / 2)]
    : [start - gap - boxLength, start + length + gap]),
];
