import type { Rect } from "./rects.ts";

/** A frame that reaches less than this far (mm) up into a row belongs to the next row. */
const MIN_OVERLAP = 50;

/**
 * Returns the indices of the frames in reading order: row by row, each from left to right. A row ends at its first
 * lower edge, so frames of other sizes beside it belong to it too.
 */
export const rowWise = (rects: readonly Rect[]): readonly number[] => {
  const rows: number[][] = [];
  let left = rects.map((rect, index) => ({ rect, index }));
  while (left.length > 0) {
    const bottom = Math.min(...left.map(({ rect }) => rect.y + rect.height));
    const isInRow = ({ rect }: { readonly rect: Rect }): boolean =>
      rect.y < bottom - Math.min(MIN_OVERLAP, rect.height / 2);
    const row = left.filter(isInRow).toSorted((one, other) => one.rect.x - other.rect.x);
    rows.push(row.map(({ index }) => index));
    left = left.filter((one) => !isInRow(one));
  }
  return rows.flat();
};
