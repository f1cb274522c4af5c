import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import type { Colour, Drawing, Group } from "../operations.ts";
import { box, formatNumber, group, rect, solid, strokePath } from "../shapes.ts";
import { drawNumerals, numeralsWidth } from "./numerals.ts";

const INK: Colour = "#1e2421";
const PAPER: Colour = "#fbfaf7";
const WARNING: Colour = "#8a5d0c";

type RulerOptions = {
  /** Height of the figures in mm. The caller sets it, because it knows the scale of the view. */
  readonly textHeight: number;
  /** The wall's width and its middle, in mm, in the tiles' coordinate system; null: only the tiles are measured. */
  readonly wall: { readonly width: number; readonly middle: number } | null;
};

/**
 * Draws rulers at the top and left edge of the tiles, whose top left corner is the origin, and,
 * above them, one for the wall.
 */
export const drawRulers = (tiles: SizeMm, { textHeight, wall }: RulerOptions): Group => {
  const distance = textHeight * 2;
  return group("rulers", [
    ...drawHorizontalRuler(0, tiles.width, -distance, textHeight, INK),
    ...drawVerticalRuler(0, tiles.height, -distance * 1.4, textHeight),
    ...(wall === null
      ? []
      : drawHorizontalRuler(
          wall.middle - wall.width / 2,
          wall.middle + wall.width / 2,
          -distance - textHeight * 2.4,
          textHeight,
          tiles.width > wall.width ? WARNING : INK,
        )),
  ]);
};

const drawHorizontalRuler = (
  from: number,
  to: number,
  y: number,
  textHeight: number,
  colour: Colour,
): Drawing => {
  const tick = textHeight * 0.5;
  const data = `M${formatNumber(from)} ${formatNumber(y)}H${formatNumber(to)}M${formatNumber(from)} ${formatNumber(y - tick)}v${formatNumber(2 * tick)}M${formatNumber(to)} ${formatNumber(y - tick)}v${formatNumber(2 * tick)}`;
  return [
    ...drawStroke(data, textHeight, colour),
    ...drawLabel((from + to) / 2, y, to - from, textHeight, colour),
  ];
};

const drawVerticalRuler = (from: number, to: number, x: number, textHeight: number): Drawing => {
  const tick = textHeight * 0.5;
  const data = `M${formatNumber(x)} ${formatNumber(from)}V${formatNumber(to)}M${formatNumber(x - tick)} ${formatNumber(from)}h${formatNumber(2 * tick)}M${formatNumber(x - tick)} ${formatNumber(to)}h${formatNumber(2 * tick)}`;
  return [...drawStroke(data, textHeight, INK), ...drawLabel(x, (from + to) / 2, to - from, textHeight, INK)];
};

/** A dark line on a wider light one is visible on every wall and on every photo. */
const drawStroke = (data: string, textHeight: number, colour: Colour): Drawing => [
  strokePath(data, { colour: PAPER, width: textHeight * 0.3, opacity: 0.75 }),
  strokePath(data, { colour, width: textHeight * 0.12 }),
];

const drawLabel = (x: number, y: number, length: number, textHeight: number, colour: Colour): Drawing => {
  const text = formatCentimetres(length);
  const width = numeralsWidth(text, textHeight);
  const [padX, padY] = [textHeight * 0.55, textHeight * 0.4];
  return [
    rect(
      box(x - width / 2 - padX, y - textHeight / 2 - padY, width + 2 * padX, textHeight + 2 * padY),
      solid(PAPER),
      textHeight * 0.45,
    ),
    drawNumerals(text, { x: x - width / 2, y: y - textHeight / 2 }, textHeight, colour),
  ];
};

const formatCentimetres = (millimetres: number): string => `${Math.round(millimetres / 10)} cm`;
