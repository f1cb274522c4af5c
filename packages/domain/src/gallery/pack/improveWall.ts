import { boundsOf, type Rect } from "../rects.ts";
import type { GrowthOptions } from "./growWall.ts";
import { pairScore } from "./pairScore.ts";
import { findSpots } from "./spots.ts";
import { wallScore } from "./wallScore.ts";

/** Places that are tried for one frame. */
const MAX_TRIED_SPOTS = 10;

/** Moves single frames to where the wall as a whole looks better, `passes` times at most. */
export const improveWall = (
  start: readonly Rect[],
  options: GrowthOptions,
  passes: number,
): readonly Rect[] => {
  let rects = start;
  let score = wallScore(rects, options);
  for (let pass = 0; pass < passes; pass += 1) {
    const before = score;
    for (const index of start.keys()) {
      for (const spot of promisingSpots(rects, index, options)) {
        const changed = rects.map((rect, other) => (other === index ? { ...rect, ...spot } : rect));
        const changedScore = wallScore(changed, options);
        if (changedScore > score) [rects, score] = [changed, changedScore];
      }
    }
    if (score === before) break;
  }
  return rects;
};

/** Returns the places where a frame would hang best beside the others, the best first. */
const promisingSpots = (
  rects: readonly Rect[],
  index: number,
  { gap, maxWidth, isAboveLine }: GrowthOptions,
): readonly { readonly x: number; readonly y: number }[] => {
  const box = rects[index];
  if (!box) return [];
  const { width, height } = box;
  const others = rects.filter((_, other) => other !== index);
  const bounds = boundsOf(others);
  const isAllowed = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    Math.max(bounds.x + bounds.width, x + width) - Math.min(bounds.x, x) <= maxWidth &&
    (!isAboveLine || y + height <= 0);
  return findSpots(others, { width, height }, gap)
    .filter(isAllowed)
    .map((spot) => ({
      spot,
      value: others.reduce((sum, other) => sum + pairScore({ ...spot, width, height }, other, gap), 0),
    }))
    .sort((one, other) => other.value - one.value)
    .slice(0, MAX_TRIED_SPOTS)
    .map(({ spot }) => spot);
};
