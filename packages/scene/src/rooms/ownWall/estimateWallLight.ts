import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import type { Colour } from "../../operations.ts";
import type { RenderedRoom } from "../renderedRoom.ts";
import { type FittedWall, fitWall } from "./fitWall.ts";
import { quantile, samplesOf, type WallPixels } from "./wallPixels.ts";

/** The light of a wall photo in the form of a rendered room's: all that shading tiles and their shadows needs. */
export type PhotoLight = Pick<RenderedRoom, "light" | "shade" | "shadow">;

/** The light on a photographed wall, estimated from its photo. */
export type LightEstimate = {
  /** How much brighter (logarithm) the wall gets per metre to the right, and per metre down. */
  readonly across: number;
  readonly down: number;
  /** Logarithm of red to blue in white objects: 0 in daylight, more in lamplight. */
  readonly warmth: number;
  /** Brightness of white objects, from 0 to 1 (linear). */
  readonly level: number;
  /** Width of the soft edge of a shadow on the wall, in mm; null when no shadow is visible. */
  readonly penumbra: number | null;
};

/** Returns the estimated light of a straightened photo of a wall of this size. */
export const estimateLight = (pixels: WallPixels, size: SizeMm): LightEstimate => {
  const wall = fitWall(pixels);
  return {
    across: (wall.across / size.width) * 1000,
    down: (wall.down / size.height) * 1000,
    ...whiteOf(pixels),
    penumbra: penumbraOf(wall, pixels, size),
  };
};

/**
 * Quantile of brightness of white objects: a ceiling, a door frame or the wall itself is among the brightest pixels.
 */
const WHITE_SHARE = 0.93;

const whiteOf = (pixels: WallPixels): Pick<LightEstimate, "warmth" | "level"> => {
  const samples = samplesOf(pixels);
  const whole = samples.filter(({ isClipped }) => !isClipped);
  const limit = quantile(
    whole.map(({ tone }) => tone),
    WHITE_SHARE,
  );
  const bright = whole.flatMap(({ tone, warmth }) => (tone >= limit ? [warmth] : []));
  const level = quantile(
    samples.map(({ tone }) => tone),
    WHITE_SHARE,
  );
  return { warmth: quantile(bright, 0.5), level: Math.min(1, Math.exp(level)) };
};

/** Shadows shallower than this (logarithm) are noise. */
const MIN_DEPTH = 0.12;
const MIN_EDGES = 6;

/**
 * Returns the middle width of the edges of shadows: along rows and columns of wall, from where the light begins to fall
 * to where it has fallen.
 */
const penumbraOf = ({ shadows }: FittedWall, { width, height }: WallPixels, size: SizeMm): number | null => {
  const rows = Array.from({ length: height }, (_, y) => shadows.slice(y * width, (y + 1) * width));
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_unused, y) => shadows[y * width + x] ?? null),
  );
  const widths = [
    ...rows.flatMap((row) => edgeWidths(row).map((pixels) => (pixels / width) * size.width)),
    ...columns.flatMap((column) => edgeWidths(column).map((pixels) => (pixels / height) * size.height)),
  ];
  // Edges that are crossed at an angle look wider, so the lower middle is nearer to the truth.
  return widths.length < MIN_EDGES ? null : quantile(widths, 0.4);
};

/** Returns the widths in px of all edges between lit and shaded wall in a line. */
const edgeWidths = (line: readonly (number | null)[]): readonly number[] => {
  const widths: number[] = [];
  let start = 0;
  while (start < line.length - 1) {
    const end = endOfSlope(line, start);
    const depth = Math.abs((line[end] ?? 0) - (line[start] ?? 0));
    const isWhole = end > start && line[start] !== null && line[end] !== null;
    if (isWhole && depth >= MIN_DEPTH) {
      // Noise hides the ends of an edge, so only the middle half of its depth is measured, which takes about 0.35 of
      // the width of a soft edge.
      widths.push(middleWidth(line.slice(start, end + 1)) / 0.35);
    }
    start = Math.max(end, start + 1);
  }
  return widths;
};

const MIN_STEP = 0.004;

/** Returns the index up to which the light only falls, or only rises. */
const endOfSlope = (line: readonly (number | null)[], start: number): number => {
  let end = start;
  let direction = 0;
  while (end + 1 < line.length) {
    const [here, next] = [line[end], line[end + 1]];
    if (here === null || here === undefined || next === null || next === undefined) break;
    const step = next - here;
    if (Math.abs(step) < MIN_STEP || (direction !== 0 && Math.sign(step) !== direction)) break;
    direction = Math.sign(step);
    end += 1;
  }
  return end;
};

/** Returns the distance in px between a quarter and three quarters of a slope's depth. */
const middleWidth = (slope: readonly (number | null)[]): number => {
  const [first, last] = [slope[0] ?? 0, slope.at(-1) ?? 0];
  const at = (share: number): number => {
    const value = first + (last - first) * share;
    const index = slope.findIndex(
      (each) => (each ?? 0) === value || Math.sign((each ?? 0) - value) === Math.sign(last - first),
    );
    const [before, after] = [slope[index - 1] ?? first, slope[index] ?? last];
    return index <= 0 ? 0 : index - 1 + (value - before) / (after - before || 1);
  };
  return at(0.75) - at(0.25);
};

/** Limits of the level, as shares of a bright room's: a print in less light than `min` could hardly be seen. */
const LEVELS = { min: 0.35, bright: 0.55 } as const;
const MAX_WARMTH = 0.9;
/**
 * Share of the light's warmth that is shown. The eye adapts to most of a light's colour, as the photo's camera
 * already did.
 */
const WARMTH_SHOWN = 0.6;
/** Strength with which `drawLightOnTiles` reads the grid. */
const SHADE_STRENGTH = 0.8;
const DISPLAY_GAMMA = 2.2;
const GRID = [0, 0.25, 0.5, 0.75, 1] as const;
const MAX_SLOPE = 1.2;

const SHADOW = { reach: 24, drop: 9, blur: { min: 18, usual: 76, max: 200 }, full: 0.35 } as const;

/** Returns the light for the tiles on a wall photo of this size, whose top left corner is at 0, 0. */
export const toPhotoLight = (estimate: LightEstimate, size: SizeMm): PhotoLight => {
  const { across, down } = estimate;
  const level = clamp(estimate.level / LEVELS.bright, LEVELS.min, 1);
  const warmth = clamp(estimate.warmth, -MAX_WARMTH, MAX_WARMTH) * WARMTH_SHOWN;
  // Colour that white objects get on the wall: the light's colour, with its strongest channel at the level.
  const white = [Math.min(0, warmth), -Math.abs(warmth) / 2, Math.min(0, -warmth)].map(
    (channel) => (level * Math.exp(channel)) ** (1 / DISPLAY_GAMMA),
  );
  const cover = clamp(1 - Math.min(...white), 0.04, SHADE_STRENGTH - 0.05);
  const shade = toHex(white.map((channel) => clamp((channel - (1 - cover)) / cover, 0, 1)));
  const middle = (1 - cover / SHADE_STRENGTH) ** DISPLAY_GAMMA;
  const [x, y] = [GRID.map((share) => share * size.width), GRID.map((share) => share * size.height)];
  const brightAt = (column: number, row: number): number =>
    middle *
    Math.exp(
      clamp(
        (across * (column - size.width / 2) + down * (row - size.height / 2)) / 1000,
        -MAX_SLOPE,
        MAX_SLOPE,
      ),
    );
  return {
    light: { x, y, values: y.map((row) => x.map((column) => brightAt(column, row))) },
    shade,
    shadow: shadowOf(estimate),
  };
};

/** The shadow falls away from the light, and a little down: most light comes from above. */
const shadowOf = ({ across, down, penumbra }: LightEstimate): RenderedRoom["shadow"] => {
  const slope = Math.hypot(across, down);
  const strength = Math.min(1, slope / SHADOW.full);
  const [toX, toY] = slope === 0 ? [0, 0] : [-across / slope, -down / slope];
  const blur = clamp(penumbra ?? SHADOW.blur.usual, SHADOW.blur.min, SHADOW.blur.max);
  return {
    dx: SHADOW.reach * strength * toX,
    dy: SHADOW.drop + SHADOW.reach * strength * toY,
    blur,
    // A sharper shadow is darker.
    opacity: clamp(0.12 * (SHADOW.blur.usual / blur) ** 0.5 + 0.06 * strength, 0.08, 0.32),
    colour: "#1f1a15",
  };
};

const toHex = (channels: readonly number[]): Colour =>
  `#${channels
    .map((channel) =>
      Math.round(255 * channel)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Returns the light of a straightened photo, for the tiles that hang on it. */
export const estimateWallLight = (pixels: WallPixels, size: SizeMm): PhotoLight =>
  toPhotoLight(estimateLight(pixels, size), size);
