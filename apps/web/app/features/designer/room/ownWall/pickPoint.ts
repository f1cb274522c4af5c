import type { PlanePoint } from "@storywall/domain/geometry/homography.ts";

/**
 * Which point a press at `to` is for: the one that it hits (`reach` is a finger's width in the picture's pixels); else the
 * nearest of those that nobody has moved yet, so that two taps are two ends; else the nearest of all.
 */
export const pickPoint = (
  points: readonly PlanePoint[],
  initialPoints: readonly PlanePoint[],
  to: PlanePoint,
  reach: number,
): number => {
  const away = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  const nearest = away.indexOf(Math.min(...away));
  if ((away[nearest] ?? reach) < reach) return nearest;
  const unmoved = away.map((distance, index) =>
    points[index] !== undefined && initialPoints.includes(points[index])
      ? distance
      : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...unmoved);
  return Number.isFinite(least) ? unmoved.indexOf(least) : nearest;
};
