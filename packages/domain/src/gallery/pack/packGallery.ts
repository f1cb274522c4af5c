import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { seededRandom } from "../../random/random.ts";
import { type Rect, toOrigin } from "../rects.ts";
import { type GalleryFrame, type GrowthOptions, growWall } from "./growWall.ts";
import { improveWall } from "./improveWall.ts";
import { joinBlocks } from "./joinBlocks.ts";
import { hangAlongStair, hangInLine, hangInRows } from "./lines.ts";
import { wallScore } from "./wallScore.ts";

/** How a gallery wall is composed. */
export const ARRANGEMENTS = ["salon", "sofa", "rows", "line", "stair"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export type PackOptions = {
  readonly arrangement: Arrangement;
  /** The width of the shopper's wall in mm; null while it is not known. */
  readonly wallWidth: number | null;
  /** From 0: another number gives another wall. */
  readonly variant: number;
};

/** The width by the height of a wall that hangs free, and of one above a sofa. */
const SHAPE = { salon: 1.5, sofa: 2 } as const;
/** Nothing above a sofa hangs beside it. */
const SOFA_WIDTH = 2200;
/** A line or a stair on a wall whose width is not known. */
const USUAL_WIDTH = 3600;
const WIDEST = 30_000;

/**
 * Packs frames into a composed wall: returns their rectangles in the given order, in whole millimetres from the wall's
 * top left corner. Neighbours are at least one gap apart. The wall is not wider than the shopper's, unless one frame
 * alone is. The same input gives the same wall, in every browser and on the server: it uses only integers, the four
 * operations and square roots.
 */
export const packGallery = (
  frames: readonly GalleryFrame[],
  { arrangement, wallWidth, variant }: PackOptions,
): readonly Rect[] => {
  const widest = frames.reduce((most, { width }) => Math.max(most, width), 0);
  const within = (usual: number): number => Math.max(widest, Math.min(usual, wallWidth ?? usual));
  switch (arrangement) {
    case "salon":
      return toOrigin(
        composeFreely(frames, optionsOf(SHAPE.salon, within(wallWidth ?? WIDEST), false), variant),
      );
    case "sofa":
      return toOrigin(composeFreely(frames, optionsOf(SHAPE.sofa, within(SOFA_WIDTH), true), variant));
    case "rows":
      return toOrigin(
        hangInRows(frames, within(wallWidth ?? WIDEST), FRAME_GAP, SHAPE.salon + 0.3 * (variant % 4)),
      );
    case "line":
      return toOrigin(hangInLine(frames, within(wallWidth ?? USUAL_WIDTH), FRAME_GAP));
    case "stair":
      return toOrigin(hangAlongStair(frames, within(wallWidth ?? USUAL_WIDTH), FRAME_GAP));
  }
};

const optionsOf = (shape: number, maxWidth: number, isAboveLine: boolean): GrowthOptions => ({
  gap: FRAME_GAP,
  maxWidth,
  shape,
  isAboveLine,
});

/** How much chance there is in joining blocks: from hardly any to a lot. */
const NOISES = [0.3, 0.8, 1.5] as const;
/** A large wall has many good places for each frame, and each takes longer to find. */
const LARGE_WALL = 20;

/** Composes many walls by both methods, improves the best, and returns the best of these. */
const composeFreely = (
  frames: readonly GalleryFrame[],
  options: GrowthOptions,
  variant: number,
): readonly Rect[] => {
  if (frames.length < 2) return frames.map(({ width, height }) => ({ x: 0, y: 0, width, height }));
  const isLarge = frames.length > LARGE_WALL;
  const finalists = [grown(frames, options, variant), joinedWalls(frames, options, variant)].flatMap(
    (walls) =>
      walls
        .map((rects) => ({ rects, score: wallScore(rects, options) }))
        .sort((one, other) => other.score - one.score)
        .slice(0, isLarge ? 2 : 6),
  );
  const [best] = finalists
    .map(({ rects }) => {
      const improved = improveWall(rects, options, isLarge ? 1 : 3);
      return { rects: improved, score: wallScore(improved, options) };
    })
    .sort((one, other) => other.score - one.score);
  return best?.rects ?? [];
};

const grown = (
  frames: readonly GalleryFrame[],
  options: GrowthOptions,
  variant: number,
): readonly (readonly Rect[])[] => {
  const count = Math.min(90, Math.max(8, Math.round(3000 / frames.length / Math.sqrt(frames.length))));
  return Array.from({ length: count }, (_, run) =>
    growWall(frames, options, seededRandom(`grow ${variant} ${run}`)),
  );
};

const joinedWalls = (
  frames: readonly GalleryFrame[],
  options: GrowthOptions,
  variant: number,
): readonly (readonly Rect[])[] => {
  const count = 40 + Math.min(400, Math.round(20_000 / frames.length ** 2));
  return Array.from({ length: count }, (_, run) => {
    const random = seededRandom(`join ${variant} ${run}`);
    const noise = NOISES[run % NOISES.length] ?? NOISES[0];
    return ontoLine(joinBlocks(frames, { ...options, noise }, random), options);
  });
};

/** Moves a wall that hangs above a line onto it. */
const ontoLine = (rects: readonly Rect[], { isAboveLine }: GrowthOptions): readonly Rect[] => {
  if (!isAboveLine) return rects;
  const bottom = rects.reduce((lowest, { y, height }) => Math.max(lowest, y + height), 0);
  return rects.map((rect) => ({ ...rect, y: rect.y - bottom }));
};
