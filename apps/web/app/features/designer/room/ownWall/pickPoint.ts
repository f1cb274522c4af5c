import type { PlanePoint } from "@storywall/domain/geometry/homography.ts";

/**
 * Returns the index of the point that a press at `to` moves: the one that it hits (`reach` is a finger's width in px
 * of the photo); otherwise the nearest of those that were not moved yet, so that two taps set two ends; otherwise the
 * nearest of all.
 */
export const pickPoint = (
  points: readonly PlanePoint[],
  initialPoints: readonly PlanePoint[],
  to: PlanePoint,
  reach: number,
): number => {
  const distances = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
  const nearest = distances.indexOf(Math.min(...distances));
  if ((distances[nearest] ?? reach) < reach) return nearest;
  const unmoved = distances.map((distance, index) =>
    points[index] !== undefined && initialPoints.includes(points[index])
      ? distance
      : Number.POSITIVE_INFINITY,
  );
  const shortest = Math.min(...unmoved);
  return Number.isFinite(shortest) ? unmoved.indexOf(shortest) : nearest;
};
