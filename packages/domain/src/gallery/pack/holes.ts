import { boundsOf, type Rect } from "../rects.ts";

/** Side of a cell of the raster, in mm. */
const CELL = 50;

/**
 * Returns the part of a wall (0 to 1) that is neither frame nor half a gap around one, but between frames of its row or
 * column.
 */
export const holeFraction = (rects: readonly Rect[], gap: number): number => {
  const { x, y, width, height } = boundsOf(rects);
  const [columns, rows] = [Math.ceil((width + gap) / CELL), Math.ceil((height + gap) / CELL)];
  const covered = new Uint8Array(columns * rows);
  for (const rect of rects) {
    const [left, right] = cellsOf(rect.x - x, rect.width + gap, columns);
    const [top, bottom] = cellsOf(rect.y - y, rect.height + gap, rows);
    for (let row = top; row < bottom; row += 1) covered.fill(1, row * columns + left, row * columns + right);
  }
  let holes = 0;
  for (let row = 0; row < rows; row += 1) holes += countHoles(covered, row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) holes += countHoles(covered, column, columns, rows);
  return holes / (2 * columns * rows);
};

/** Returns the first cell whose middle is in the interval, and the one after the last. */
const cellsOf = (start: number, length: number, count: number): readonly [number, number] => [
  Math.ceil(start / CELL - 0.5),
  Math.min(count, Math.ceil((start + length) / CELL - 0.5)),
];

/** Returns how many cells of a row or column are empty between its first and last covered one. */
const countHoles = (covered: Uint8Array, start: number, step: number, count: number): number => {
  let [holes, emptyRun, hasBegun] = [0, 0, false];
  for (let index = 0; index < count; index += 1) {
    if (covered[start + index * step] === 1) {
      if (hasBegun) holes += emptyRun;
      [emptyRun, hasBegun] = [0, true];
    } else emptyRun += 1;
  }
  return holes;
};
