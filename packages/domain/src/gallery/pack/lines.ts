import { arrangeInRows } from "../../geometry/arrange.ts";
import { mm } from "../../units/units.ts";
import type { Rect } from "../rects.ts";

type Size = { readonly width: number; readonly height: number };

/** Returns the rectangles of the frames at these corners, in whole mm. Rounding down both ends of a gap holds it. */
const rectsAt = (frames: readonly Size[], corners: readonly { readonly x: number; readonly y: number }[]) =>
  frames.map(({ width, height }, index): Rect => {
    const { x = 0, y = 0 } = corners[index] ?? {};
    return { x: Math.floor(x), y: Math.floor(y), width, height };
  });

/** Calls `arrange` with the frames in another order; returns the result in the order given. */
const inOrder = (
  frames: readonly Size[],
  order: readonly number[],
  arrange: (ordered: readonly Size[]) => readonly Rect[],
): readonly Rect[] => {
  const arranged = arrange(order.flatMap((index) => frames[index] ?? []));
  return frames.flatMap((_, index) => arranged[order.indexOf(index)] ?? []);
};

const bySize = (frames: readonly Size[]): readonly number[] =>
  [...frames.keys()].sort((one, other) => {
    const [a, b] = [frames[one], frames[other]];
    return a && b ? b.height - a.height || b.width - a.width || one - other : 0;
  });

/** Returns the order with its first in the middle, and the others at its right and left in turn. */
const fromTheMiddle = (order: readonly number[]): readonly number[] => [
  ...order.filter((_, place) => place % 2 === 1).toReversed(),
  ...order.filter((_, place) => place % 2 === 0),
];

const inRows = (frames: readonly Size[], maxWidth: number, gap: number): readonly Rect[] =>
  rectsAt(
    frames,
    arrangeInRows(
      frames.map(({ width, height }) => ({ width: mm(width), height: mm(height) })),
      maxWidth,
      gap,
    ),
  );

/** Hangs the frames with their middles on one line, the highest in the middle; on several lines where one is too long. */
export const hangInLine = (frames: readonly Size[], maxWidth: number, gap: number): readonly Rect[] =>
  inOrder(frames, fromTheMiddle(bySize(frames)), (ordered) => inRows(ordered, maxWidth, gap));

/** Hangs the frames in rows of about equal heights, as wide as `shape` says. */
export const hangInRows = (
  frames: readonly Size[],
  maxWidth: number,
  gap: number,
  shape: number,
): readonly Rect[] => {
  const area = frames.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const widest = frames.reduce((most, { width }) => Math.max(most, width), 0);
  const width = Math.min(maxWidth, Math.max(widest, Math.ceil(Math.sqrt(area * shape * 1.3))));
  return inOrder(frames, bySize(frames), (ordered) => inRows(ordered, width, gap));
};

/** A stair rises about this much for each mm to the right. */
const STAIR_SLOPE = 0.62;

/** Hangs the frames in columns that rise to the right like a stair, each as high as the width makes necessary. */
export const hangAlongStair = (frames: readonly Size[], maxWidth: number, gap: number): readonly Rect[] => {
  for (let perColumn = 1; ; perColumn += 1) {
    const columns = columnsOf(frames, perColumn);
    const width = columns.reduce((sum, column) => sum + widestOf(column) + gap, -gap);
    if (width <= maxWidth || perColumn >= frames.length) return risingColumns(columns, gap);
  }
};

const widestOf = (column: readonly Size[]): number =>
  column.reduce((most, { width }) => Math.max(most, width), 0);

const columnsOf = (frames: readonly Size[], perColumn: number): readonly (readonly Size[])[] =>
  Array.from({ length: Math.ceil(frames.length / perColumn) }, (_, column) =>
    frames.slice(column * perColumn, (column + 1) * perColumn),
  );

const risingColumns = (columns: readonly (readonly Size[])[], gap: number): readonly Rect[] => {
  let left = 0;
  return columns.flatMap((column) => {
    const width = widestOf(column);
    const height = column.reduce((sum, frame) => sum + frame.height + gap, -gap);
    let top = -Math.floor((left + width / 2) * STAIR_SLOPE + height / 2);
    const rects = column.map((frame): Rect => {
      const rect = {
        x: left + Math.floor((width - frame.width) / 2),
        y: top,
        width: frame.width,
        height: frame.height,
      };
      top += frame.height + gap;
      return rect;
    });
    left += width + gap;
    return rects;
  });
};
