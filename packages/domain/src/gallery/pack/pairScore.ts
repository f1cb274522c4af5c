import type { Rect } from "../rects.ts";

/** Edges of neighbours that differ by less than this, in mm, but are not in line, look like a mistake. */
const NEAR_MISS = 45;

/** Returns what two neighbouring frames add to the composition: more than 0 where they hang well together. */
export const pairScore = (a: Rect, b: Rect, gap: number): number => {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  if (across >= 0 && across <= 3 * gap && down < 0)
    return neighbourScore(across, -down, gap) + edgeScore(a.y, a.height, b.y, b.height);
  if (down >= 0 && down <= 3 * gap && across < 0)
    return neighbourScore(down, -across, gap) + edgeScore(a.x, a.width, b.x, b.width);
  return 0;
};

/** The longer two frames are side by side at the gap, the better. A wider gap looks like a hole. */
const neighbourScore = (distance: number, length: number, gap: number): number =>
  distance === gap ? length / 100 : -((distance - gap) * Math.min(length, 300)) / 4000 - 0.5;

const edgeScore = (a: number, aLength: number, b: number, bLength: number): number =>
  lineScore(a - b) + lineScore(a + aLength - b - bLength) + middleScore(2 * a + aLength - 2 * b - bLength);

const lineScore = (difference: number): number => {
  const by = Math.abs(difference);
  if (by === 0) return 1.5;
  return by < NEAR_MISS ? -1.2 : 0;
};

/** `doubled`: twice the difference of the middles, which may be half a millimetre. */
const middleScore = (doubled: number): number => (Math.abs(doubled) <= 1 ? 1.6 : 0);
