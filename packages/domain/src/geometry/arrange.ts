import { mm } from "../units/units.ts";
import type { PointMm, SizeMm } from "./rect.ts";

// Arrangements of boxes of given sizes: the top left corner of each, in the given order. Millimetres, y down. Nothing
// here depends on frames or designs.

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const maximum = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** Returns the starts of consecutive columns or rows of these widths or heights. */
const laneStarts = (sizes: readonly number[], gap: number): readonly number[] =>
  sizes.map((_, lane) => sum(sizes.slice(0, lane)) + lane * gap);

/**
 * Arranges boxes in a grid, row by row. A column is as wide as its widest box and a row as high as its highest; smaller
 * boxes are centred in their cells. One row is a grid of as many columns as boxes.
 */
export const arrangeInGrid = (boxes: readonly SizeMm[], columns: number, gap: number): readonly PointMm[] => {
  const columnOf = (index: number) => index % columns;
  const rowOf = (index: number) => Math.floor(index / columns);
  const rows = Math.ceil(boxes.length / columns);
  const widths = Array.from({ length: columns }, (_, column) =>
    maximum(boxes.filter((_, index) => columnOf(index) === column).map((box) => box.width)),
  );
  const heights = Array.from({ length: rows }, (_, row) =>
    maximum(boxes.filter((_, index) => rowOf(index) === row).map((box) => box.height)),
  );
  const lefts = laneStarts(widths, gap);
  const tops = laneStarts(heights, gap);
  return boxes.map((box, index) => {
    const [column, row] = [columnOf(index), rowOf(index)];
    return {
      x: mm((lefts[column] ?? 0) + ((widths[column] ?? 0) - box.width) / 2),
      y: mm((tops[row] ?? 0) + ((heights[row] ?? 0) - box.height) / 2),
    };
  });
};

const rowWidth = (row: readonly SizeMm[], gap: number): number =>
  sum(row.map((box) => box.width)) + gap * Math.max(0, row.length - 1);

const wrapRows = (
  boxes: readonly SizeMm[],
  maxWidth: number,
  gap: number,
): readonly (readonly SizeMm[])[] => {
  const rows: SizeMm[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && rowWidth([...row, box], gap) <= maxWidth) row.push(box);
    else rows.push([box]);
  }
  return rows;
};

/**
 * Wraps boxes in as few rows as `maxWidth` allows, as even as possible: ten boxes as five and five, not as nine and
 * one.
 */
const wrapEvenly = (
  boxes: readonly SizeMm[],
  maxWidth: number,
  gap: number,
): readonly (readonly SizeMm[])[] => {
  const widestRow = (rows: readonly (readonly SizeMm[])[]) => maximum(rows.map((row) => rowWidth(row, gap)));
  const rows = wrapRows(boxes, maxWidth, gap);
  // A limit one millimetre below the widest row breaks that row earlier. Repeated while this adds no row.
  const narrower = wrapRows(boxes, widestRow(rows) - 1, gap);
  const isBetter = narrower.length === rows.length && widestRow(narrower) < widestRow(rows);
  return isBetter ? wrapEvenly(boxes, widestRow(narrower), gap) : rows;
};

/** Arranges boxes in centred rows that wrap at `maxWidth`. The boxes of a row are centred on one line. */
export const arrangeInRows = (
  boxes: readonly SizeMm[],
  maxWidth: number,
  gap: number,
): readonly PointMm[] => {
  const rows = wrapEvenly(boxes, maxWidth, gap);
  const width = maximum(rows.map((row) => rowWidth(row, gap)));
  const heights = rows.map((row) => maximum(row.map((box) => box.height)));
  const tops = laneStarts(heights, gap);
  return rows.flatMap((row, index) => {
    const left = (width - rowWidth(row, gap)) / 2;
    const lefts = laneStarts(
      row.map((box) => box.width),
      gap,
    );
    return row.map((box, column) => ({
      x: mm(left + (lefts[column] ?? 0)),
      y: mm((tops[index] ?? 0) + ((heights[index] ?? 0) - box.height) / 2),
    }));
  });
};
