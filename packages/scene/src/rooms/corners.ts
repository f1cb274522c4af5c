import { mixColours } from "../colour.ts";
import type { Colour, Drawing } from "../operations.ts";
import { box, formatNumber, linear, point, polygon, rect, solid, stop, strokePath } from "../shapes.ts";
import { FLOOR_DEPTH, ROOM_HALF_WIDTH, ROOM_TOP, SKIRTING_HEIGHT, VANISHING_POINT } from "./shell.ts";

/** Draws the corners where a wall ends: the side walls run towards the viewer, along lines from the vanishing point. */
export const drawCorners = (wallColour: Colour, wallWidth: number): Drawing => {
  const half = wallWidth / 2;
  if (half >= ROOM_HALF_WIDTH) return [];
  return [-1, 1].flatMap((side) => drawSideWall(wallColour, half, side));
};

/** Marks the ends of the wall on a rendered room, which has no corners: the area beyond them is dimmed. */
export const drawWallEnds = (wallWidth: number): Drawing => {
  const half = wallWidth / 2;
  const beyond = 2 * ROOM_HALF_WIDTH - half;
  return [-half - beyond, half].map((x) =>
    rect(box(x, ROOM_TOP, beyond, FLOOR_DEPTH - ROOM_TOP), solid("#2a2118", 0.4)),
  );
};

const drawSideWall = (wallColour: Colour, half: number, side: number): Drawing => {
  const x = side * half;
  const farX = side * ROOM_HALF_WIDTH;
  /** Returns the near end of a line of the side wall that starts in the corner at height `y`. */
  const pointTowardsViewer = (y: number) => {
    const reach = (FLOOR_DEPTH - VANISHING_POINT.y) / -VANISHING_POINT.y;
    return point(x * reach, VANISHING_POINT.y + (y - VANISHING_POINT.y) * reach);
  };
  const shade = mixColours(wallColour, "#2a2118", side < 0 ? 0.2 : 0.1);
  return [
    rect(box(Math.min(x, farX), ROOM_TOP, Math.abs(farX - x), -ROOM_TOP), solid(shade)),
    polygon(
      [point(x, 0), pointTowardsViewer(0), point(farX, pointTowardsViewer(0).y), point(farX, 0)],
      solid(shade),
    ),
    polygon(
      [point(x, -SKIRTING_HEIGHT), pointTowardsViewer(-SKIRTING_HEIGHT), pointTowardsViewer(0), point(x, 0)],
      solid(mixColours(shade, "#fdfbf6", 0.72)),
    ),
    rect(
      box(side < 0 ? x - 500 : x, ROOM_TOP, 500, -ROOM_TOP),
      linear(point(x, 0), point(x + side * 500, 0), [stop(0, "#2a2118", 0.16), stop(1, "#2a2118", 0)]),
    ),
    strokePath(`M${formatNumber(x)} ${ROOM_TOP}V0`, { colour: "#2a2118", width: 5, opacity: 0.25 }),
  ];
};
