import type { Box, Colour, Drawing } from "../operations.ts";
import { inset, linear, point, polygon, rect, ring, solid, stop } from "../shapes.ts";
import { SIDES, type Side } from "./lighting.ts";
import { pieceCorners } from "./moulding.ts";

const BOARD_COLOUR: Colour = "#f7f5ef";
/**
 * The cut edge of the board: the sides that face the light are white, the others are in shade. Measured, as the shadows
 * are (docs/decisions/0102).
 */
const BEVEL_COLOURS: Readonly<Record<Side, Colour>> = {
  top: "#aeaca7",
  left: "#cbc8c1",
  right: "#ffffff",
  bottom: "#ffffff",
};
/** Width of the cut edge, seen from the front; it is cut at 45°, so it is as thick as the board (mm). */
export const BEVEL_WIDTH = 1.7;
const SHADOW_COLOUR: Colour = "#2a2418";

/** Draws the mat: board from the moulding to the opening, with a bevelled cut around the opening. */
export const drawMat = (inner: Box, opening: Box): Drawing => {
  const rim = inset(opening, -BEVEL_WIDTH);
  return [
    ring(
      inner,
      opening,
      linear(point(inner.x, inner.y), point(inner.x + inner.width * 0.6, inner.y + inner.height), [
        stop(0, "#fbfaf5"),
        stop(1, "#f1eee6"),
      ]),
    ),
    ring(rim, opening, solid(BOARD_COLOUR)),
    ...SIDES.map((side) => polygon(pieceCorners(side, rim, opening), solid(BEVEL_COLOURS[side]))),
    ring(inset(rim, -0.25), rim, solid("#a8a294", 0.3)),
  ];
};

/**
 * Draws the shadow that a raised rim casts on the area inside it: deep below the top and left sides, which are
 * between it and the light; thin at the other sides.
 */
export const drawInnerShadow = (inside: Box, depth: number, opacity: number): Drawing => {
  const { x, y, width, height } = inside;
  const stops = (strength: number) => [
    stop(0, SHADOW_COLOUR, strength),
    stop(0.12, SHADOW_COLOUR, strength * 0.81),
    stop(0.3, SHADOW_COLOUR, strength * 0.49),
    stop(0.6, SHADOW_COLOUR, strength * 0.19),
    stop(1, SHADOW_COLOUR, 0),
  ];
  return [
    rect({ x, y, width, height: depth }, linear(point(0, y), point(0, y + depth), stops(opacity))),
    rect(
      { x, y, width: depth * 0.65, height },
      linear(point(x, 0), point(x + depth * 0.65, 0), stops(opacity * 0.55)),
    ),
    rect(
      { x: x + width - depth * 0.25, y, width: depth * 0.25, height },
      linear(point(x + width, 0), point(x + width - depth * 0.25, 0), stops(opacity * 0.1)),
    ),
    rect(
      { x, y: y + height - depth * 0.25, width, height: depth * 0.25 },
      linear(point(0, y + height), point(0, y + height - depth * 0.25), stops(opacity * 0.1)),
    ),
  ];
};
