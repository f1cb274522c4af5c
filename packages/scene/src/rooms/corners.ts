import { mix } from "../colour.ts";
import type { Colour, Drawing } from "../operations.ts";
import { box, line, linear, point, polygon, rect, short, solid, stop } from "../shapes.ts";
import { EYE, FLOOR_DEPTH, REACH, SKIRTING, TOP } from "./shell.ts";

/** Where a wall ends: the side walls of the room come towards us, along lines that meet where our eyes are. */
export const drawCorners = (wallColour: Colour, wallWidth: number): Drawing => {
  const half = wallWidth / 2;
  if (half >= REACH) return [];
  return [-1, 1].flatMap((side) => drawSide(wallColour, half, side));
};

const drawSide = (wallColour: Colour, half: number, side: number): Drawing => {
  const x = side * half;
  const far = side * REACH;
  /** Where a line of the side wall that starts in the corner at height `y` has come to before our feet. */
  const nearer = (y: number) => {
    const reach = (FLOOR_DEPTH - EYE.y) / -EYE.y;
    return point(x * reach, EYE.y + (y - EYE.y) * reach);
  };
  const shade = mix(wallColour, "#2a2118", side < 0 ? 0.2 : 0.1);
  return [
    rect(box(Math.min(x, far), TOP, Math.abs(far - x), -TOP), solid(shade)),
    polygon([point(x, 0), nearer(0), point(far, nearer(0).y), point(far, 0)], solid(shade)),
    polygon(
      [point(x, -SKIRTING), nearer(-SKIRTING), nearer(0), point(x, 0)],
      solid(mix(shade, "#fdfbf6", 0.72)),
    ),
    rect(
      box(side < 0 ? x - 500 : x, TOP, 500, -TOP),
      linear(point(x, 0), point(x + side * 500, 0), [stop(0, "#2a2118", 0.16), stop(1, "#2a2118", 0)]),
    ),
    line(`M${short(x)} ${TOP}V0`, { colour: "#2a2118", width: 5, opacity: 0.25 }),
  ];
};
