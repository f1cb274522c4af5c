import { boundsOf, type Rect } from "../rects.ts";
import { pairScore } from "./pairScore.ts";
import { findSpots } from "./spots.ts";

/** A frame to hang: its outer size in mm, and where it hangs already, if it does. */
export type GalleryFrame = {
  readonly width: number;
  readonly height: number;
  readonly at?: { readonly x: number; readonly y: number };
};

export type GrowthOptions = {
  readonly gap: number;
  /** The most that the wall may be wide, in mm. */
  readonly maxWidth: number;
  /** The width by the height that the wall should have. */
  readonly shape: number;
  /** All frames hang above one line, at 0, such as the back of a sofa. */
  readonly isAboveLine: boolean;
};

type Placed = Rect & { readonly index: number };

/** A wall is a little larger than its frames and their gaps together. */
const LOOSENESS = 1.12;

/** Returns 0 always: the same wall for the same frames, without chance. */
const noChance = (): number => 0;

/**
 * Hangs the frames that do not hang yet, the largest first: each where it is most in line with its neighbours and
 * nearest to the middle. Returns all frames in the given order; those that hang already stay. `random` (0 to 1) varies
 * order and places.
 */
export const growWall = (
  frames: readonly GalleryFrame[],
  options: GrowthOptions,
  random: () => number = noChance,
): readonly Rect[] => {
  const placed: Placed[] = frames.flatMap(({ width, height, at }, index) =>
    at ? [{ index, x: at.x, y: at.y, width, height }] : [],
  );
  const target = targetOf(frames, placed, options);
  const waiting = frames
    .flatMap(({ width, height, at }, index) =>
      at ? [] : [{ index, width, height, rank: width * height * (0.7 + 0.6 * random()) }],
    )
    .sort((one, other) => other.rank - one.rank || one.index - other.index);
  for (const { index, width, height } of waiting) {
    const corner =
      placed.length === 0
        ? firstCorner({ width, height }, options, target, random)
        : bestSpot(placed, { width, height }, options, target, random);
    placed.push({ index, width, height, ...corner });
  }
  return placed
    .sort((one, other) => one.index - other.index)
    .map(({ x, y, width, height }) => ({ x, y, width, height }));
};

type Size = { readonly width: number; readonly height: number };
type Corner = { readonly x: number; readonly y: number };

const firstCorner = (
  { width, height }: Size,
  { isAboveLine }: GrowthOptions,
  target: Rect,
  random: () => number,
): Corner => ({
  x: Math.floor(-width / 2 + (random() - 0.5) * 0.3 * target.width),
  y: isAboveLine ? -height : Math.floor(-height / 2 + (random() - 0.5) * 0.3 * target.height),
});

/** Returns the rectangle that the wall should fill: around the frames that hang already, else around 0. */
const targetOf = (
  frames: readonly GalleryFrame[],
  placed: readonly Rect[],
  { gap, maxWidth, shape, isAboveLine }: GrowthOptions,
): Rect => {
  const area = frames.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0) * LOOSENESS;
  const width = Math.min(maxWidth, Math.round(Math.sqrt(area * shape)));
  const height = Math.round(area / width);
  const around = boundsOf(placed);
  return {
    x: Math.round(around.x + (around.width - width) / 2),
    y: isAboveLine ? -height : Math.round(around.y + (around.height - height) / 2),
    width,
    height,
  };
};

const bestSpot = (
  placed: readonly Rect[],
  box: Size,
  { gap, maxWidth, isAboveLine }: GrowthOptions,
  target: Rect,
  random: () => number,
): Corner => {
  const bounds = boundsOf(placed);
  // Always free and within the width of the frames that hang already.
  let best: Corner = isAboveLine
    ? { x: bounds.x, y: bounds.y - gap - box.height }
    : { x: bounds.x, y: bounds.y + bounds.height + gap };
  let highest = Number.NEGATIVE_INFINITY;
  for (const { x, y } of findSpots(placed, box, gap)) {
    if (isAboveLine && y + box.height > 0) continue;
    if (Math.max(bounds.x + bounds.width, x + box.width) - Math.min(bounds.x, x) > maxWidth) continue;
    const rect = { x, y, ...box };
    const value =
      placed.reduce((sum, other) => sum + pairScore(rect, other, gap), 0) +
      (isAboveLine && y + box.height === 0 ? 3 : 0) -
      distancePenalty(rect, target) +
      0.6 * random();
    if (value > highest) [highest, best] = [value, { x, y }];
  }
  return best;
};

/** Returns how far a frame reaches from the middle of the target: about 6 at its edge, much more beyond it. */
const distancePenalty = (rect: Rect, target: Rect): number => {
  const across = reach(rect.x, rect.width, target.x, target.width);
  const down = reach(rect.y, rect.height, target.y, target.height);
  const farther = Math.max(across, down);
  return 5 * farther + 2 * Math.min(across, down) + 25 * Math.max(0, farther - 1);
};

/** Returns the far end of an interval, seen from the middle of the target: 1 at the target's end. */
const reach = (start: number, length: number, targetStart: number, targetLength: number): number => {
  const middle = targetStart + targetLength / 2;
  return Math.max(middle - start, start + length - middle) / (targetLength / 2);
};
