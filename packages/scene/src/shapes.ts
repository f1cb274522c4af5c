import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Box, Colour, Drawing, Fill, Group, Path, Point, Rect, Stop, Stroke } from "./operations.ts";

/** Returns a number as text for drawings, rounded to `digits`: a thousandth of a millimetre is finer than any print. */
export const formatNumber = (value: number, digits = 3): string => {
  const rounded = Number(value.toFixed(digits));
  return String(Object.is(rounded, -0) ? 0 : rounded);
};

export const solid = (colour: Colour, opacity?: number): Fill =>
  opacity === undefined ? { kind: "solid", colour } : { kind: "solid", colour, opacity };

export const stop = (offset: number, colour: Colour, opacity?: number): Stop =>
  opacity === undefined ? { offset, colour } : { offset, colour, opacity };

export const linear = (from: Point, to: Point, stops: readonly Stop[]): Fill => ({
  kind: "linear",
  from,
  to,
  stops,
});

export const radial = (centre: Point, radius: number, stops: readonly Stop[]): Fill => ({
  kind: "radial",
  centre,
  radius,
  stops,
});

export const point = (x: number, y: number): Point => ({ x, y });
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Returns the box made smaller by `by` on every side; a negative number makes it larger. */
export const inset = (of: Box, by: number): Box =>
  box(of.x + by, of.y + by, of.width - 2 * by, of.height - 2 * by);

export const rect = (of: Box, fill: Fill, radius?: number): Rect =>
  radius === undefined ? { kind: "rect", box: of, fill } : { kind: "rect", box: of, fill, radius };

/** Returns a filled path; `data` is SVG path data. */
export const path = (data: string, fill: Fill): Path => ({ kind: "path", data, fill });
/** Returns a path that is drawn as a line; `data` is SVG path data. */
export const strokePath = (data: string, stroke: Stroke): Path => ({ kind: "path", data, stroke });

const polygonData = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${formatNumber(x)} ${formatNumber(y)}`).join("L")}Z`;

export const polygon = (points: readonly Point[], fill: Fill): Path => path(polygonData(points), fill);

export const boxData = ({ x, y, width, height }: Box): string =>
  `M${formatNumber(x)} ${formatNumber(y)}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}Z`;

/** Returns the area between two boxes. The inner path runs in the opposite direction, so it is a hole. */
export const ring = (outside: Box, inside: Box, fill: Fill): Path =>
  path(boxData(outside) + holeData(inside), fill);

const holeData = ({ x, y, width, height }: Box): string =>
  `M${formatNumber(x)} ${formatNumber(y)}v${formatNumber(height)}h${formatNumber(width)}v${formatNumber(-height)}Z`;

export const ellipseData = (cx: number, cy: number, rx: number, ry: number = rx): string =>
  `M${formatNumber(cx - rx)} ${formatNumber(cy)}a${formatNumber(rx)} ${formatNumber(ry)} 0 1 0 ${formatNumber(2 * rx)} 0a${formatNumber(rx)} ${formatNumber(ry)} 0 1 0 ${formatNumber(-2 * rx)} 0Z`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: Fill): Path =>
  path(ellipseData(cx, cy, rx, ry), fill);

export const group = (name: string, children: Drawing, at?: Point): Group =>
  at === undefined ? { kind: "group", name, children } : { kind: "group", name, children, at };

/** Returns a smooth curve through the points (Catmull-Rom as cubic Béziers), for natural shapes. */
export const smoothData = (points: readonly (readonly [number, number])[], closed = true): string => {
  const at = (index: number): readonly [number, number] => {
    const wrapped = closed ? (index + points.length) % points.length : index;
    return points[clamp(wrapped, 0, points.length - 1)] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  const spans = closed ? points.length : points.length - 1;
  let data = `M${formatNumber(startX, 1)} ${formatNumber(startY, 1)}`;
  for (let index = 0; index < spans; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
    data += `C${control.map(([x = 0, y = 0]) => `${formatNumber(x, 1)} ${formatNumber(y, 1)}`).join(" ")}`;
  }
  return closed ? `${data}Z` : data;
};

/** Returns the outline of a box with rounded corners. */
export const roundedData = (of: Box, radius: number): string => {
  const round = Math.min(radius, of.width / 2, of.height / 2);
  const arc = (dx: number, dy: number) =>
    `a${formatNumber(round)} ${formatNumber(round)} 0 0 1 ${formatNumber(dx)} ${formatNumber(dy)}`;
  const across = formatNumber(of.width - 2 * round);
  const down = formatNumber(of.height - 2 * round);
  return (
    `M${formatNumber(of.x + round)} ${formatNumber(of.y)}h${across}${arc(round, round)}v${down}${arc(-round, round)}` +
    `h-${across}${arc(-round, -round)}v-${down}${arc(round, -round)}Z`
  );
};
