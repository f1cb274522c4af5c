import { arrangeInRows } from "../../geometry/arrange.ts";
import { mm } from "../../units/units.ts";
import type { Rect } from "../rects.ts";
import type { Size } from "./blocks.ts";

/** Returns the rectangles of the frames at these corners, in whole mm. Rounding down both ends preserves a gap. */
const rectsAt = (frames: readonly Size[], corners: readonly { readonly x: number; readonly y: number }[]) =>
  frames.map(({ width, height }, index): Rect => {
    const { x = 0, y = 0 } = corners[index] ?? {};
    return { x: Math.floor(x), y: Math.floor(y), width, height };
  });

/** Calls `arrange` with the frames in the order of these indexes; returns the result in the original order. */
export const inOrder = (
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

/** Returns the order with its first item in the middle, and the others alternately at its right and left. */
const fromTheMiddle = <Item>(order: readonly Item[]): readonly Item[] => [
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

/**
 * Hangs the frames with their middles on one line, or on several lines when one is too long. The highest frames hang
 * in the middle; in other variants at the left or at both ends.
 */
export const hangInLine = (
  frames: readonly Size[],
  maxWidth: number,
  gap: number,
  variant: number,
): readonly Rect[] => {
  const order = bySize(frames);
  const orders = [fromTheMiddle(order), order, fromTheMiddle(order.toReversed())];
  return inOrder(frames, orders[variant % orders.length] ?? order, (ordered) =>
    inRows(ordered, maxWidth, gap),
  );
};

/** Hangs the frames in rows of similar heights, with the ratio of width to height in `shape`. */
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

/** Rise of a stair for each mm to the side, unless the wall would be too high then. */
const STAIR_SLOPE = 0.62;
const MIN_STAIR_SLOPE = 0.2;
/** Maximum height of frames along a stair, in mm: from the lowest step to the ceiling above the highest. */
const MAX_STAIR_HEIGHT = 2900;
/** Steps are a multiple of this, in mm: easy to measure on a wall. */
const STEP = 10;

/**
 * Hangs the frames in columns that rise to the right like a stair, or to the left in every second variant. Frames of
 * one width share a column, and the widest hang in the middle. The columns are only as high as the available width
 * requires.
 */
export const hangAlongStair = (
  frames: readonly Size[],
  maxWidth: number,
  gap: number,
  variant: number,
): readonly Rect[] => {
  const order = [...frames.keys()].sort((one, other) => {
    const [a, b] = [frames[one], frames[other]];
    return a && b ? b.width - a.width || b.height - a.height || one - other : 0;
  });
  const tallest = frames.reduce((most, { height }) => Math.max(most, height), 0);
  const all = frames.reduce((sum, { height }) => sum + height + gap, -gap);
  for (let height = tallest; ; height += 50) {
    const columns = columnsOf(frames, order, height, gap);
    const width = columns.reduce((sum, column) => sum + column.width + gap, -gap);
    if (width <= maxWidth || height >= all)
      return risingColumns(fromTheMiddle(columns), gap, variant % 2 === 1);
  }
};

type Column = { readonly items: readonly (Size & { readonly index: number })[] } & Size;

/** Returns the frames in columns that are no higher than `maxHeight`. */
const columnsOf = (
  frames: readonly Size[],
  order: readonly number[],
  maxHeight: number,
  gap: number,
): readonly Column[] => {
  const columns: Column[] = [];
  for (const index of order) {
    const { width, height } = frames[index] ?? { width: 0, height: 0 };
    const item = { index, width, height };
    const last = columns.at(-1);
    if (last && last.height + gap + height <= maxHeight)
      columns[columns.length - 1] = {
        items: [...last.items, item],
        width: Math.max(last.width, width),
        height: last.height + gap + height,
      };
    else columns.push({ items: [item], width, height });
  }
  return columns;
};

const risingColumns = (columns: readonly Column[], gap: number, isToTheLeft: boolean): readonly Rect[] => {
  const width = columns.reduce((sum, column) => sum + column.width + gap, -gap);
  const highest = columns.reduce((most, { height }) => Math.max(most, height), 0);
  const slope = Math.min(STAIR_SLOPE, Math.max(MIN_STAIR_SLOPE, (MAX_STAIR_HEIGHT - highest) / width));
  let left = 0;
  return columns
    .flatMap((column) => {
      const middle = left + column.width / 2;
      const rise = slope * (isToTheLeft ? width - middle : middle);
      let top = STEP * Math.round((-rise - column.height / 2) / STEP);
      const placed = column.items.map(({ index, ...size }) => {
        const rect: Rect = { x: left + Math.floor((column.width - size.width) / 2), y: top, ...size };
        top += size.height + gap;
        return { index, rect };
      });
      left += column.width + gap;
      return placed;
    })
    .sort((one, other) => one.index - other.index)
    .map(({ rect }) => rect);
};
