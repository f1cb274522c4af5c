import type { Box, Colour, Drawing, Fill, Operation } from "../operations.ts";
import { box, inset, linear, point, radial, rect, stop } from "../shapes.ts";

export type Shadow = {
  readonly dx: number;
  readonly dy: number;
  /** Width of the soft rim, half of it inside the casting edge and half outside. */
  readonly blur: number;
  readonly opacity: number;
  readonly colour: Colour;
};

/** How dark a blurred edge is from its inside (0) to its outside (1): a smooth step, close to the Gaussian of a real blur. */
const FALL_OFF = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1].map((at) => {
  const rest = 1 - at;
  return { at, strength: rest * rest * (3 - 2 * rest) };
});

/**
 * The soft shadow of a box: four edges, four corners and a middle, all gradients. It looks like a blurred rectangle in
 * every renderer and at every zoom, and costs nine plain shapes instead of a filter.
 */
export const drawShadow = (caster: Box, shadow: Shadow): Drawing => {
  const { colour, opacity } = shadow;
  // A rim wider than the box itself would turn the middle inside out.
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

/** A frame stands two centimetres off the wall: a dark line where it touches, a soft body, a wide breath around it. */
export const FRAME_SHADOWS: readonly Shadow[] = [
  { dx: 8, dy: 13, blur: 42, opacity: 0.2, colour: "#1c1a16" },
  { dx: 4.5, dy: 6.5, blur: 15, opacity: 0.24, colour: "#1c1a16" },
  { dx: 1.2, dy: 1.8, blur: 4, opacity: 0.34, colour: "#1c1a16" },
];

/** How far a tile's shadow reaches beyond its frame. Whoever frames a wall in a picture leaves this much room. */
export const SHADOW_MARGIN = Math.max(
  ...FRAME_SHADOWS.map(({ dx, dy, blur }) => Math.max(Math.abs(dx), Math.abs(dy)) + blur / 2),
);
