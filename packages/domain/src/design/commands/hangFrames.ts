import { FRAME_GAP } from "../../catalogue/canvasTemplates.ts";
import { placeBeside, placeBesideFrame } from "../../gallery/placeBeside.ts";
import { boundsOf, type Rect } from "../../gallery/rects.ts";
import { arrangeInGrid, arrangeInRows } from "../../geometry/arrange.ts";
import type { PointMm, SizeMm } from "../../geometry/rect.ts";
import { mm } from "../../units/units.ts";
import type { Design } from "../design.ts";
import { isGalleryWall, rectsOf, withPositions } from "../galleryWall.ts";
import { MAX_FREE_WALL_WIDTH } from "../layOut.ts";
import { roomOf, wallWidthOfRoom } from "../room.ts";

/**
 * Returns the gallery wall with its last tile, which has no position yet, hung next to the tile `beside` if given,
 * else next to any tile.
 */
export const hangLastTile = (design: Design, beside?: string): Design => {
  const rects = rectsOf(design);
  const [others, last] = [rects.slice(0, -1), rects.at(-1)];
  if (!last) return design;
  const maxWidth = wallWidthOfRoom(roomOf(design)) ?? Number.POSITIVE_INFINITY;
  const anchor = others[design.tiles.findIndex(({ name }) => name === beside)];
  const options = { gap: FRAME_GAP, maxWidth };
  const place = anchor ? placeBesideFrame(others, last, anchor, options) : placeBeside(others, last, options);
  return withPositions(design, [...others, { ...last, ...place }]);
};

/**
 * Returns a gallery wall whose frames have all been set to one size, in even rows with about the proportions that
 * the wall had before: a salon stays a salon, and a line a line. Other designs are returned unchanged.
 */
export const inRowsLike = (before: Design, design: Design): Design => {
  if (!isGalleryWall(design)) return design;
  const { width, height } = boundsOf(rectsOf(before));
  const boxes = boxesOf(design);
  const area = boxes.reduce((sum, box) => sum + (box.width + FRAME_GAP) * (box.height + FRAME_GAP), 0);
  const maxWidth = wallWidthOfRoom(roomOf(design)) ?? MAX_FREE_WALL_WIDTH;
  const rowWidth = Math.min(maxWidth, Math.sqrt((area * width) / height) + FRAME_GAP);
  return withPositions(design, placedAt(boxes, arrangeInRows(boxes, rowWidth, FRAME_GAP)));
};

const boxesOf = (design: Design): readonly SizeMm[] =>
  rectsOf(design).map(({ width, height }) => ({ width: mm(width), height: mm(height) }));

const placedAt = (boxes: readonly SizeMm[], corners: readonly PointMm[]): readonly Rect[] =>
  boxes.map((box, index) => ({
    ...box,
    x: Math.floor(corners[index]?.x ?? 0),
    y: Math.floor(corners[index]?.y ?? 0),
  }));

/**
 * Returns a gallery wall whose frames have one size as a full grid, or in even rows if no full grid of this many
 * frames fits the room. Returns walls of mixed sizes unchanged.
 */
export const inEvenGrid = (design: Design): Design => {
  const [first, ...others] = rectsOf(design);
  return others.some(({ width, height }) => width !== first?.width || height !== first.height)
    ? design
    : inGrid(design);
};

const inGrid = (design: Design): Design => {
  if (!isGalleryWall(design)) return design;
  const boxes = boxesOf(design);
  const columns = findGridColumns(boxes, wallWidthOfRoom(roomOf(design)) ?? MAX_FREE_WALL_WIDTH);
  const corners =
    columns === null
      ? arrangeInRows(boxes, MAX_FREE_WALL_WIDTH, FRAME_GAP)
      : arrangeInGrid(boxes, columns, FRAME_GAP);
  return withPositions(design, placedAt(boxes, corners));
};

/** The best ratio of width to height, and the largest factor by which a grid may differ from it. */
const [BEST_RATIO, MAX_FACTOR] = [1.3, 3] as const;

/** Returns the number of columns of the full grid with the best proportions; null when no grid is good enough. */
const findGridColumns = ([box, ...others]: readonly SizeMm[], maxWidth: number): number | null => {
  let best: number | null = null;
  let bestFactor: number = MAX_FACTOR;
  for (let columns = 1; box && columns <= others.length + 1; columns += 1) {
    const rows = (others.length + 1) / columns;
    const width = columns * (box.width + FRAME_GAP) - FRAME_GAP;
    const ratio = width / (rows * (box.height + FRAME_GAP) - FRAME_GAP) / BEST_RATIO;
    const factor = Math.max(ratio, 1 / ratio);
    if (rows % 1 || width > maxWidth || factor >= bestFactor) continue;
    best = columns;
    bestFactor = factor;
  }
  return best;
};
