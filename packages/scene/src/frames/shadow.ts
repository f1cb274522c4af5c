import type { Box, Colour, Drawing, Fill, Operation } from "../operations.ts";
import { box, inset, linear, point, radial, rect, stop } from "../shapes.ts";

export type Shadow = {
  readonly dx: number;
  readonly dy: number;
  /** Width of the soft rim in mm, half of it inside the casting edge and half outside. */
  readonly blur: number;
  readonly opacity: number;
  readonly colour: Colour;
};

/**
 * Darkness of a blurred edge from its inside (0) to its outside (1): smoothstep, close to the Gaussian of a real
 * blur.
 */
const FALL_OFF = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1].map((at) => {
  const rest = 1 - at;
  return { at, strength: rest * rest * (3 - 2 * rest) };
});

/**
 * Draws the soft shadow of a box: four edges and four corners as gradients, and a solid middle. It looks like a blurred
 * rectangle in every renderer and at every zoom, and needs nine shapes instead of a filter.
 */
export const drawShadow = (caster: Box, shadow: Shadow): Drawing => {
  const { colour, opacity } = shadow;
  // With a rim wider than the box the middle would have a negative size.
  const blur = Math.min(shadow.blur, caster.width, caster.height);
  const core = inset(box(caster.x + shadow.dx, caster.y + shadow.dy, caster.width, caster.height), blur / 2);
  const { x, y } = core;
  const right = x + core.width;
  const bottom = y + core.height;
  const stops = FALL_OFF.map(({ at, strength }) => stop(at, colour, opacity * strength));
  const corner = (cornerX: number, cornerY: number, left: number, top: number): Operation =>
    rect(box(left, top, blur, blur), radial(point(cornerX, cornerY), blur, stops));
  const edge = (fromX: number, fromY: number, dx: number, dy: number): Fill =>
    linear(point(fromX, fromY), point(fromX + dx, fromY + dy), stops);
  return [
    rect(core, { kind: "solid", colour, opacity }),
    rect(box(x, y - blur, core.width, blur), edge(x, y, 0, -blur)),
    rect(box(x, bottom, core.width, blur), edge(x, bottom, 0, blur)),
    rect(box(x - blur, y, blur, core.height), edge(x, y, -blur, 0)),
    rect(box(right, y, blur, core.height), edge(right, y, blur, 0)),
    corner(x, y, x - blur, y - blur),
    corner(right, y, right, y - blur),
    corner(x, bottom, x - blur, bottom),
    corner(right, bottom, right, bottom),
  ];
};
