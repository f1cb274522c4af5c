import { type LightSample, quantile, samplesOf, type WallPixels } from "./wallPixels.ts";

/** The bare wall of a photo: its light as a slope (of the logarithm), and its shadows. */
export type FittedWall = {
  /** The logarithm of the wall's luminance in the middle of the photo. */
  readonly tone: number;
  /** Growth of that logarithm over the photo's width and over its height. */
  readonly across: number;
  readonly down: number;
  /**
   * For each pixel in the wall's own colour, the logarithm of its light relative to the slope; null for other
   * pixels.
   */
  readonly shadows: readonly (number | null)[];
};

const ROUNDS = 8;
/** Multiple of the median difference from the slope beyond which a pixel belongs to another object. */
const OUTLIER = 3;
const MIN_DIFFERENCE = 0.012;
/** Largest difference in colour (logarithm) of a pixel that is still the wall's paint. */
const SAME_PAINT = 0.12;

/**
 * Fits the light of the bare wall: paint of one colour, whose brightness changes evenly. Furniture, doors and pictures
 * differ in colour or brightness, and are left out step by step (least squares that are trimmed again each round).
 */
export const fitWall = (pixels: WallPixels): FittedWall => {
  const samples = samplesOf(pixels);
  const { width, height } = pixels;
  const points = samples.map((sample, index) => ({
    ...sample,
    x: ((index % width) + 0.5) / width - 0.5,
    y: (Math.floor(index / width) + 0.5) / height - 0.5,
  }));
  const paint = {
    warmth: quantile(
      samples.map(({ warmth }) => warmth),
      0.5,
    ),
    tint: quantile(
      samples.map(({ tint }) => tint),
      0.5,
    ),
  };
  const painted = points.filter((point) => isPaint(point, paint));
  let kept = painted;
  let plane: Plane = {
    tone: quantile(
      painted.map(({ tone }) => tone),
      0.6,
    ),
    across: 0,
    down: 0,
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const differences = painted.map((point) => point.tone - planeAt(plane, point.x, point.y));
    const limit =
      OUTLIER *
      Math.max(
        MIN_DIFFERENCE,
        quantile(
          differences.map((difference) => Math.abs(difference)),
          0.5,
        ),
      );
    kept = painted.filter((_, index) => Math.abs(differences[index] ?? 0) <= limit);
    plane = fitPlane(kept) ?? plane;
  }
  return {
    ...plane,
    shadows: points.map((point) =>
      isPaint(point, paint) ? point.tone - planeAt(plane, point.x, point.y) : null,
    ),
  };
};

type Plane = Pick<FittedWall, "tone" | "across" | "down">;

const planeAt = ({ tone, across, down }: Plane, x: number, y: number): number => tone + across * x + down * y;

const isPaint = (sample: LightSample, paint: Pick<LightSample, "warmth" | "tint">): boolean =>
  Math.abs(sample.warmth - paint.warmth) <= 2 * SAME_PAINT &&
  Math.abs(sample.tint - paint.tint) <= SAME_PAINT;

/** Returns the plane of least squares, or null when the points do not span one. */
const fitPlane = (
  points: readonly { readonly x: number; readonly y: number; readonly tone: number }[],
): Plane | null => {
  const count = points.length;
  if (count < 3) return null;
  const mean = (read: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + read(point), 0) / count;
  const [x, y, tone] = [mean((point) => point.x), mean((point) => point.y), mean((point) => point.tone)];
  const xx = mean((point) => (point.x - x) ** 2);
  const yy = mean((point) => (point.y - y) ** 2);
  const xy = mean((point) => (point.x - x) * (point.y - y));
  const xt = mean((point) => (point.x - x) * (point.tone - tone));
  const yt = mean((point) => (point.y - y) * (point.tone - tone));
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-9) return null;
  const across = (xt * yy - yt * xy) / determinant;
  const down = (yt * xx - xt * xy) / determinant;
  return { tone: tone - across * x - down * y, across, down };
};
