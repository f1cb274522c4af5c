import type { Wall } from "@storywall/domain/geometry/wall.ts";

/** Tiles that end this near to the right end of a wall, in mm, are its last column. */
const COLUMN_END_MM = 60;

/**
 * Returns how far below the upper edge of a wall tiles of this height are drawn beside it, in mm: in the middle of its
 * last column, so that they continue a wall that climbs along a staircase.
 */
export const placeBesideWall = ({ tiles, width }: Wall, height: number): number => {
  const column = tiles
    .map(({ outer }) => outer)
    .filter((outer) => outer.x + outer.width > width - COLUMN_END_MM);
  const top = Math.min(...column.map(({ y }) => y));
  const bottom = Math.max(...column.map((outer) => outer.y + outer.height));
  return (top + bottom - height) / 2;
};
