import type { Rect } from "./rects.ts";

/**
 * Returns how many pairs of frames no longer hang in the order of before. Frames of one row, which reach beside each
 * other, keep left and right, and frames of one column above and below. Frames that hang diagonally may come beside
 * or above each other, but not past each other.
 */
export const countOrderChanges = (before: readonly Rect[], after: readonly Rect[]): number => {
  let count = 0;
  for (const [index, rect] of before.entries()) {
    for (let other = index + 1; other < before.length; other += 1) {
      const [to, now, otherNow] = [before[other], after[index], after[other]];
      if (to && now && otherNow && !isSameOrder(sidesOf(rect, to), sidesOf(now, otherNow))) count += 1;
    }
  }
  return count;
};

/** -1 when the first of two frames is before the other one, 1 when it is behind it, and 0 when they overlap. */
type Side = -1 | 0 | 1;
type Sides = { readonly across: Side; readonly down: Side };

const sidesOf = (one: Rect, other: Rect): Sides => ({
  across: sideOf(one.x, one.width, other.x, other.width),
  down: sideOf(one.y, one.height, other.y, other.height),
});

const sideOf = (start: number, length: number, otherStart: number, otherLength: number): Side =>
  start + length <= otherStart ? -1 : otherStart + otherLength <= start ? 1 : 0;

const isSameOrder = (before: Sides, now: Sides): boolean =>
  before.across * now.across >= 0 &&
  before.down * now.down >= 0 &&
  (before.down !== 0 || now.across === before.across) &&
  (before.across !== 0 || now.down === before.down);
