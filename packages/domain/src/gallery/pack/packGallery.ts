import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import type { Arrangement } from "../arrangements.ts";
import { type Rect, toOrigin } from "../rects.ts";
import type { Size } from "./blocks.ts";
import { composeWall } from "./composeWall.ts";
import { hangAlongStair, hangInLine, hangInRows } from "./lines.ts";
import type { WallShape } from "./wallCost.ts";

export type PackOptions = {
  readonly arrangement: Arrangement;
  /** The width of the shopper's wall in mm; null while it is not known. */
  readonly wallWidth: number | null;
  /** Number from 0; each number gives another wall. */
  readonly variant: number;
};

/**
 * Ratios of width to height, for a wall that hangs free and for one above a sofa: of the first variant and the next
 * two.
 */
const RATIOS = { salon: [1.5, 1.15, 2.1], sofa: [2, 1.5, 2.7] } as const;
/** Maximum height of a wall, in mm: from the knees to the ceiling, or above a sofa's back. */
const MAX_HEIGHT = { salon: 2200, sofa: 1450 } as const;
/** Width of a sofa (mm). Frames above it are no wider, unless they would hang too high then. */
const SOFA_WIDTH = 2200;
/** Width (mm) of a line or a stair on a wall whose width is not known. */
const USUAL_WIDTH = 3600;
const WIDEST = 30_000;
/** Factor by which a wall is larger than its frames and their gaps together. */
const LOOSENESS = 1.08;

/**
 * Packs frames into a composed wall: returns their rectangles in the given order, in whole millimetres from the wall's
 * top left corner. Neighbours are at least one gap apart. The wall is not wider than the shopper's, unless one frame
 * alone is. The same input gives the same wall, in every browser and on the server: it uses only integers, the four
 * operations and square roots.
 */
export const packGallery = (
  frames: readonly Size[],
  { arrangement, wallWidth, variant }: PackOptions,
): readonly Rect[] => {
  const widest = frames.reduce((most, { width }) => Math.max(most, width), 0);
  const within = (usual: number): number => Math.max(widest, wallWidth ?? usual);
  switch (arrangement) {
    case "salon":
    case "sofa":
      return inReadingOrder(toOrigin(composeVariant(frames, arrangement, within(WIDEST), variant)));
    case "rows":
      return toOrigin(hangInRows(frames, within(WIDEST), FRAME_GAP, RATIOS.salon[0] + 0.3 * (variant % 4)));
    case "line":
      return toOrigin(hangInLine(frames, within(USUAL_WIDTH), FRAME_GAP, variant));
    case "stair":
      return toOrigin(hangAlongStair(frames, within(widthOfStair(frames)), FRAME_GAP, variant));
  }
};

/** Exchanges frames of one size so that they hang in reading order: photos then stay about where they were. */
const inReadingOrder = (rects: readonly Rect[]): readonly Rect[] => {
  const ordered = rects.toSorted((one, other) => one.y - other.y || one.x - other.x);
  return rects.map((rect, index) => {
    const isSameSize = ({ width, height }: Rect): boolean => width === rect.width && height === rect.height;
    return ordered.filter(isSameSize)[rects.slice(0, index).filter(isSameSize).length] ?? rect;
  });
};

/** Returns the width for a stair on a wall of unknown width: wide enough for columns of about 1 m. */
const widthOfStair = (frames: readonly Size[]): number =>
  Math.max(USUAL_WIDTH, Math.ceil(frames.reduce((sum, { width, height }) => sum + width * height, 0) / 1000));

/**
 * The first three variants differ in shape, and the next three are mirrored: few frames have only one best wall of
 * each shape.
 */
const composeVariant = (
  frames: readonly Size[],
  kind: "salon" | "sofa",
  maxWidth: number,
  variant: number,
): readonly Rect[] => {
  const ratio = RATIOS[kind][variant % 3] ?? RATIOS[kind][0];
  const rects = composeWall(frames, shapeOf(frames, kind, ratio, maxWidth), `${variant}`);
  return variant % 6 < 3 ? rects : rects.map((rect) => ({ ...rect, x: -rect.x - rect.width }));
};

/** Returns the shape that a wall of these frames should have: wider than usual when it would otherwise be too high. */
const shapeOf = (
  frames: readonly Size[],
  kind: "salon" | "sofa",
  ratio: number,
  maxWidth: number,
): WallShape => {
  const gap = FRAME_GAP;
  const area = LOOSENESS * frames.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const lowest = area / MAX_HEIGHT[kind];
  const usual = Math.sqrt(area * ratio);
  const width = Math.min(maxWidth, Math.max(lowest, kind === "sofa" ? Math.min(usual, SOFA_WIDTH) : usual));
  return {
    gap,
    maxWidth: kind === "sofa" ? Math.min(maxWidth, Math.max(SOFA_WIDTH, Math.ceil(lowest * 1.25))) : maxWidth,
    maxHeight: MAX_HEIGHT[kind],
    width: Math.floor(width),
    shape: (width * width) / area,
    isAboveLine: kind === "sofa",
  };
};
