import { randomBetween } from "@storywall/domain/random/random.ts";
import type { Colour, Drawing, Fill, Path, Rect } from "../operations.ts";
import {
  box,
  ellipseData,
  formatNumber,
  linear,
  path,
  point,
  radial,
  rect,
  smoothData,
  stop,
  strokePath,
} from "../shapes.ts";

/** Size of the sheet of every sample. Its unit has no meaning outside of the sample. */
export const SHEET = { width: 400, height: 500 } as const;

/** Fills the sheet with a gradient from top to bottom. */
export const sky = (...colours: readonly Colour[]): Rect =>
  rect(box(0, 0, SHEET.width, SHEET.height), verticalGradient(0, SHEET.height, ...colours));

/** Colours from `top` to `bottom`, evenly spaced. */
export const verticalGradient = (top: number, bottom: number, ...colours: readonly Colour[]): Fill =>
  linear(point(0, top), point(0, bottom), evenStops(colours));

/** Colours from `left` to `right`, evenly spaced. */
export const horizontalGradient = (left: number, right: number, ...colours: readonly Colour[]): Fill =>
  linear(point(left, 0), point(right, 0), evenStops(colours));

const evenStops = (colours: readonly Colour[]) =>
  colours.map((colour, index) => stop(index / Math.max(1, colours.length - 1), colour));

/** Draws a disc of light that fades at its edge. */
export const glow = (x: number, y: number, radius: number, colour: Colour, opacity: number): Path =>
  path(
    ellipseData(x, y, radius),
    radial(point(x, y), radius, [
      stop(0, colour, opacity),
      stop(0.5, colour, opacity * 0.4),
      stop(1, colour, 0),
    ]),
  );

/** Draws a filled smooth shape through the points. */
export const blob = (fill: Fill, ...points: readonly (readonly [number, number])[]): Path =>
  path(smoothData(points), fill);

/** Draws land: from an irregular line down to the bottom of the sheet. */
export const ridge = (random: () => number, height: number, swing: number, fill: Fill, step = 50): Path => {
  const points: [number, number][] = [];
  for (let x = -step; x <= SHEET.width + step; x += step) {
    points.push([x, height + randomBetween(random, -swing, swing)]);
  }
  return path(`${smoothData(points, false)}V${SHEET.height}H${-step}Z`, fill);
};

/** Draws small round specks in one path: the grain of a print, flowers in a field, leaves on a tree. */
export const specks = (
  random: () => number,
  count: number,
  pickPoint: (random: () => number) => readonly [number, number],
  width: number,
  colour: Colour,
  opacity: number,
): Path =>
  strokePath(
    Array.from({ length: count }, () => {
      const [x, y] = pickPoint(random);
      return `M${formatNumber(x, 0)} ${formatNumber(y, 0)}h.1`;
    }).join(""),
    { colour, width, opacity, cap: "round" },
  );

/** Returns a random point in a box; for `specks`. */
export const randomPointIn =
  (x: number, y: number, width: number, height: number) =>
  (random: () => number): readonly [number, number] => [x + width * random(), y + height * random()];

/** Returns a random point in an ellipse; for `specks`. */
export const pointInEllipse =
  (cx: number, cy: number, rx: number, ry: number) =>
  (random: () => number): readonly [number, number] => {
    const angle = random() * 2 * Math.PI;
    const reach = Math.sqrt(random());
    return [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle)];
  };

/** Draws horizontal strokes, like light on water. */
export const ripples = (
  random: () => number,
  count: number,
  pickPoint: (random: () => number) => readonly [number, number],
  length: number,
  stroke: { readonly colour: Colour; readonly width: number; readonly opacity: number },
): Path =>
  strokePath(
    Array.from({ length: count }, () => {
      const [x, y] = pickPoint(random);
      const reach = length * randomBetween(random, 0.4, 1);
      return `M${formatNumber(x - reach / 2, 0)} ${formatNumber(y, 0)}h${formatNumber(reach, 0)}`;
    }).join(""),
    { ...stroke, cap: "round" },
  );

/** Draws the texture of paper: light and dark specks over the whole sheet. */
export const paperGrain = (random: () => number): Drawing => [
  specks(random, 45, randomPointIn(0, 0, SHEET.width, SHEET.height), 1.6, "#ffffff", 0.16),
  specks(random, 45, randomPointIn(0, 0, SHEET.width, SHEET.height), 1.6, "#2a1d12", 0.12),
];
