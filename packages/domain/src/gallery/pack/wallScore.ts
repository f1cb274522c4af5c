import { boundsOf, type Rect } from "../rects.ts";
import { holeFraction } from "./holes.ts";
import { pairScore } from "./pairScore.ts";

/** How much each property of a wall counts. Found by looking at walls, not by theory. */
const WEIGHT = {
  neighbours: 3,
  holes: 260,
  emptiness: 45,
  imbalance: 45,
  largeOutside: 8,
  flushEdges: 4,
  shape: 6,
} as const;

export type ScoreOptions = { readonly gap: number; readonly shape: number };

/**
 * Returns how well a wall looks: neighbours in line, no holes, straight outer edges, the large frames in the middle, as
 * much weight at the left as at the right, and about the wanted width by height.
 */
export const wallScore = (rects: readonly Rect[], { gap, shape }: ScoreOptions): number => {
  const bounds = boundsOf(rects);
  const area = sumOf(rects, areaOf);
  const ratio = bounds.width / bounds.height / shape;
  return (
    (WEIGHT.neighbours * neighbourScores(rects, gap)) / rects.length -
    WEIGHT.holes * holeFraction(rects, gap) -
    WEIGHT.emptiness * (1 - area / areaOf(bounds)) -
    WEIGHT.imbalance * imbalance(rects, bounds, area) -
    WEIGHT.largeOutside * outsideness(rects, bounds) +
    WEIGHT.flushEdges * sumOf(rects, (rect) => flushEdges(rect, bounds)) -
    WEIGHT.shape * (Math.max(ratio, 1 / ratio) - 1)
  );
};

const areaOf = ({ width, height }: Rect): number => width * height;

const sumOf = (rects: readonly Rect[], value: (rect: Rect) => number): number =>
  rects.reduce((sum, rect) => sum + value(rect), 0);

const neighbourScores = (rects: readonly Rect[], gap: number): number =>
  rects.reduce(
    (sum, rect, index) =>
      rects.slice(index + 1).reduce((partial, other) => partial + pairScore(rect, other, gap), sum),
    0,
  );

/** Returns how far a frame's middle is from that of the wall, in parts of the wall's sides; negative: left, above. */
const offsetOf = (rect: Rect, bounds: Rect): readonly [number, number] => [
  (rect.x + rect.width / 2 - bounds.x - bounds.width / 2) / bounds.width,
  (rect.y + rect.height / 2 - bounds.y - bounds.height / 2) / bounds.height,
];

/** Returns how far the centre of weight is from the middle. Left and right count more than above and below. */
const imbalance = (rects: readonly Rect[], bounds: Rect, area: number): number => {
  const across = sumOf(rects, (rect) => areaOf(rect) * offsetOf(rect, bounds)[0]);
  const down = sumOf(rects, (rect) => areaOf(rect) * offsetOf(rect, bounds)[1]);
  return (Math.abs(across) + 0.6 * Math.abs(down)) / area;
};

/** Returns how far outside the large frames are. */
const outsideness = (rects: readonly Rect[], bounds: Rect): number => {
  const weighted = sumOf(rects, (rect) => {
    const [across, down] = offsetOf(rect, bounds);
    return areaOf(rect) ** 2 * (Math.abs(across) + Math.abs(down));
  });
  return weighted / sumOf(rects, (rect) => areaOf(rect) ** 2);
};

/** Returns how much of the wall's outer edges a frame makes, in parts of each edge. */
const flushEdges = (rect: Rect, bounds: Rect): number => {
  const sides = Number(rect.x === bounds.x) + Number(rect.x + rect.width === bounds.x + bounds.width);
  const ends = Number(rect.y === bounds.y) + Number(rect.y + rect.height === bounds.y + bounds.height);
  return (sides * rect.height) / bounds.height + (ends * rect.width) / bounds.width;
};
