import type { PlanePoint, Quad } from "@storywall/domain/geometry/homography.ts";
import { toLinear, type WallPixels } from "./wallPixels.ts";

/** A line that crosses the photo: `at` is where it crosses the middle of the photo, `slope` its tilt. */
type Line = { readonly at: number; readonly slope: number };
/** Change of brightness at each pixel, to the right and down. */
type Edges = {
  readonly across: Float64Array;
  readonly down: Float64Array;
  readonly width: number;
  readonly height: number;
};

/** Lines lean up to this much: a photo is taken roughly from the front. */
const MAX_SLOPE = 0.36;
const SLOPE_STEP = 0.02;
/** A change of brightness (of the logarithm of light) that counts as an edge. */
const EDGE = 0.08;
const MAX_LINES = 7;
/** Minimum share of each side of a rectangle that lies on an edge. */
const MIN_SUPPORT = 0.72;
/** Smaller rectangles are too imprecise to measure the wall's plane by. */
const MIN_AREA = 0.05;

/**
 * Finds the four corners of something rectangular on a photographed wall, such as a door, a window or a picture, in
 * px from the photo's top left corner. Returns null when nothing is clearly rectangular. It looks for straight edges
 * that are nearly level and nearly upright, and takes the largest area that has an edge along all four sides.
 */
export const findRectangle = (pixels: WallPixels): Quad | null => {
  const edges = edgesOf(pixels);
  const { width, height } = edges;
  const level = findLines(edges, "level");
  const upright = findLines(edges, "upright");
  let best: { readonly corners: Quad; readonly score: number } | null = null;
  for (const [top, bottom] of pairsOf(level, height * 0.12))
    for (const [left, right] of pairsOf(upright, width * 0.08)) {
      const corners: Quad = [
        meet(top, left, edges),
        meet(top, right, edges),
        meet(bottom, right, edges),
        meet(bottom, left, edges),
      ];
      if (!corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)) continue;
      const area = areaOf(corners) / (width * height);
      if (area < MIN_AREA) continue;
      const support = Math.min(...sidesOf(corners).map(([from, to]) => supportOf(edges, from, to)));
      const score = support * area ** 0.25;
      if (support >= MIN_SUPPORT && score > (best?.score ?? 0)) best = { corners, score };
    }
  return best?.corners ?? null;
};

const edgesOf = ({ data, width, height }: WallPixels): Edges => {
  const tone = new Float64Array(width * height);
  for (let index = 0; index < tone.length; index += 1) {
    const light = (channel: number): number => toLinear(data[index * 4 + channel] ?? 0);
    tone[index] = Math.log(0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2) + 0.01);
  }
  const across = new Float64Array(width * height);
  const down = new Float64Array(width * height);
  const at = (x: number, y: number): number => tone[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const column = (dx: number): number => (at(x + dx, y - 1) + 2 * at(x + dx, y) + at(x + dx, y + 1)) / 4;
      const row = (dy: number): number => (at(x - 1, y + dy) + 2 * at(x, y + dy) + at(x + 1, y + dy)) / 4;
      across[y * width + x] = column(1) - column(-1);
      down[y * width + x] = row(1) - row(-1);
    }
  return { across, down, width, height };
};

/** Returns the straight edges of a direction, the strongest first, without neighbours of stronger ones (Hough). */
const findLines = (
  { across, down, width, height }: Edges,
  direction: "level" | "upright",
): readonly Line[] => {
  const isLevel = direction === "level";
  const [along, over] = isLevel ? [width, height] : [height, width];
  const slopes = Array.from(
    { length: Math.round((2 * MAX_SLOPE) / SLOPE_STEP) + 1 },
    (_, index) => -MAX_SLOPE + index * SLOPE_STEP,
  );
  const votes = slopes.map(() => new Float64Array(over));
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      const [strong, weak] = isLevel
        ? [down[index] ?? 0, across[index] ?? 0]
        : [across[index] ?? 0, down[index] ?? 0];
      if (Math.abs(strong) < EDGE || Math.abs(weak) > Math.abs(strong) * (MAX_SLOPE + 0.25)) continue;
      const weight = Math.min(1, Math.abs(strong) / (3 * EDGE));
      const [position, distance] = isLevel ? [y, x - width / 2] : [x, y - height / 2];
      for (const [slopeIndex, slope] of slopes.entries()) {
        const bin = Math.round(position - slope * distance);
        const line = votes[slopeIndex];
        if (line && bin >= 0 && bin < over) line[bin] = (line[bin] ?? 0) + weight;
      }
    }
  return strongest(votes, slopes, along, over);
};

/** Minimum share of the photo's length along which a line has an edge. */
const MIN_LENGTH = 0.14;

const strongest = (
  votes: readonly Float64Array[],
  slopes: readonly number[],
  along: number,
  over: number,
): readonly Line[] => {
  const candidates = votes.flatMap((line, slopeIndex) =>
    [...line.keys()].flatMap((at) => {
      // An edge is two pixels wide.
      const count = (line[at - 1] ?? 0) / 2 + (line[at] ?? 0) + (line[at + 1] ?? 0) / 2;
      return count >= MIN_LENGTH * along ? [{ at, slope: slopes[slopeIndex] ?? 0, count }] : [];
    }),
  );
  const found: Line[] = [];
  for (const { at, slope } of candidates.toSorted((one, other) => other.count - one.count)) {
    const isNew = found.every(
      (line) =>
        Math.abs(line.at - at) > over * 0.03 ||
        // Lines that cross near the middle of the photo count as two only if their slopes differ.
        Math.abs(line.slope - slope) > 0.2,
    );
    if (isNew) found.push({ at, slope });
    if (found.length === MAX_LINES) break;
  }
  return found;
};

/** Returns all pairs of lines that are at least this far apart, the first one nearer to the top or left. */
const pairsOf = (lines: readonly Line[], apart: number): readonly (readonly [Line, Line])[] => {
  const ordered = lines.toSorted((one, other) => one.at - other.at);
  return ordered.flatMap((one, index) =>
    ordered.slice(index + 1).flatMap((other) => (other.at - one.at >= apart ? [[one, other] as const] : [])),
  );
};

/** Returns the point where a level and an upright line meet. */
const meet = (level: Line, upright: Line, { width, height }: Pick<Edges, "width" | "height">): PlanePoint => {
  // y = level.at + level.slope (x - width / 2), x = upright.at + upright.slope (y - height / 2)
  const x =
    (upright.at + upright.slope * (level.at - (level.slope * width) / 2 - height / 2)) /
    (1 - upright.slope * level.slope);
  return { x: x + 0.5, y: level.at + level.slope * (x - width / 2) + 0.5 };
};

const sidesOf = (corners: Quad): readonly (readonly [PlanePoint, PlanePoint])[] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % 4] ?? corner] as const);

const areaOf = (corners: Quad): number =>
  Math.abs(sidesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0)) / 2;

/** Returns the share of a side along which the brightness changes across it. */
const supportOf = ({ across, down, width, height }: Edges, from: PlanePoint, to: PlanePoint): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [normalX, normalY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const steps = Math.max(8, Math.round(length));
  let found = 0;
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    let change = 0;
    for (const offset of [-1.5, -0.5, 0.5, 1.5]) {
      const column = Math.floor(x + normalX * offset);
      const row = Math.floor(y + normalY * offset);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const index = row * width + column;
      change = Math.max(change, Math.abs((across[index] ?? 0) * normalX + (down[index] ?? 0) * normalY));
    }
    if (change >= EDGE) found += 1;
  }
  return found / steps;
};
