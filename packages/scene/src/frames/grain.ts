import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import { mixColours } from "../colour.ts";
import type { Box, Drawing, Operation } from "../operations.ts";
import { formatNumber, polygon, solid, strokePath } from "../shapes.ts";
import { SIDES, type Side } from "./lighting.ts";
import type { Material } from "./materials.ts";
import { pieceCorners } from "./moulding.ts";

/**
 * Draws wood grain along each piece of a moulding. It is drawn as if the piece were horizontal (`along` from its left
 * mitre, `across` from its outer edge) and then rotated into position. A line at a distance `across` from the outer
 * edge begins and ends exactly on the 45° mitres, so nothing has to be clipped and the joint stays clean.
 */
export const drawGrain = (
  seed: string,
  outer: Box,
  inner: Box,
  material: Material,
  detail: "fine" | "coarse",
): Drawing => {
  const width = inner.x - outer.x;
  return SIDES.flatMap((side) => {
    const random = seededRandom(`${seed} ${side}`);
    const length = side === "top" || side === "bottom" ? outer.width : outer.height;
    const pointAt = pointAtSide(side, outer);
    // Boards of one tree differ in tone.
    const tone = randomBetween(random, -1, 1);
    const tint: Operation = polygon(
      pieceCorners(side, outer, inner),
      solid(tone > 0 ? material.light : material.shade, Math.abs(tone) * 0.13),
    );
    const streaks = (count: number, from: number, to: number) =>
      Array.from({ length: count }, () =>
        streak(random, pointAt, length, width * randomBetween(random, from, to), width),
      );
    const broad = strokePath(streaks(2, 0.2, 0.72).join(""), {
      colour: material.shade,
      width: width * randomBetween(random, 0.09, 0.15),
      opacity: 0.16,
    });
    const lines = strokePath(streaks(detail === "fine" ? 8 : 3, 0.1, 0.93).join(""), {
      colour: mixColours(material.shade, "#3a2410", 0.3),
      width: width * 0.018,
      opacity: 0.36,
    });
    if (detail === "coarse") return [tint, broad, lines];
    const pale = strokePath(streaks(3, 0.12, 0.8).join(""), {
      colour: material.light,
      width: width * 0.035,
      opacity: 0.35,
    });
    return [tint, broad, lines, pale, pores(random, pointAt, length, width)];
  });
};

type PointAt = (along: number, across: number) => string;

const pointAtSide = (side: Side, { x, y, width, height }: Box): PointAt => {
  const formatPoint = (px: number, py: number) => `${formatNumber(px, 1)} ${formatNumber(py, 1)}`;
  switch (side) {
    case "top":
      return (along, across) => formatPoint(x + along, y + across);
    case "right":
      return (along, across) => formatPoint(x + width - across, y + along);
    case "bottom":
      return (along, across) => formatPoint(x + width - along, y + height - across);
    case "left":
      return (along, across) => formatPoint(x + across, y + height - along);
    default:
      return side satisfies never;
  }
};

/** Draws one long line of the grain from mitre to mitre, with small random deviations across the piece. */
const streak = (
  random: () => number,
  pointAt: PointAt,
  length: number,
  across: number,
  width: number,
): string => {
  const deviate = (by: number) =>
    clamp(across + width * randomBetween(random, -by, by), width * 0.06, width * 0.95);
  const wander = () => deviate(0.035);
  const end = deviate(0.04);
  const middle = length * randomBetween(random, 0.35, 0.65);
  const run = length - across - end;
  return (
    `M${pointAt(across, across)}` +
    `C${pointAt(across + run * 0.16, wander())} ${pointAt(middle - run * 0.16, wander())} ${pointAt(middle, wander())}` +
    `S${pointAt(length - end - run * 0.2, wander())} ${pointAt(length - end, end)}`
  );
};

/** Draws oak's open pores: short strokes along the grain. */
const pores = (random: () => number, pointAt: PointAt, length: number, width: number): Operation =>
  strokePath(
    Array.from({ length: Math.round(length / 10) }, () => {
      const across = width * randomBetween(random, 0.12, 0.9);
      const stroke = randomBetween(random, 2, 7);
      const along = randomBetween(random, across, length - across - stroke);
      return `M${pointAt(along, across)}L${pointAt(along + stroke, across)}`;
    }).join(""),
    { colour: "#5b3a1c", width: Math.max(0.2, width * 0.018), opacity: 0.46 },
  );
