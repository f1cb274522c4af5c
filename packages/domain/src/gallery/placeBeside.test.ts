import { expect, test } from "vitest";
import { placeBesideFrame } from "./placeBeside.ts";

const options = { gap: 50, maxWidth: Number.POSITIVE_INFINITY };
const size = { width: 210, height: 310 };
const at = (x: number, y: number) => ({ x, y, ...size });
/** Two rows of three. */
const grid = [at(0, 0), at(260, 0), at(520, 0), at(0, 360), at(260, 360), at(520, 360)];

test("B1 a frame that is added hangs beside the frame it was added at, where the wall grows least", () => {
  const last = grid[5] ?? at(0, 0);
  expect(placeBesideFrame(grid, size, last, options)).toEqual({ x: 780, y: 360 });
  // A gap in the last row is filled.
  expect(placeBesideFrame(grid.slice(0, 5), size, grid[4] ?? last, options)).toEqual({ x: 520, y: 360 });
  expect(placeBesideFrame(grid, size, grid[0] ?? last, options)).toEqual({ x: -260, y: 0 });
});

test("B5 it hangs below where the wall ends beside it", () => {
  const last = grid[5] ?? at(0, 0);
  expect(placeBesideFrame(grid, size, last, { ...options, maxWidth: 800 })).toEqual({ x: 520, y: 720 });
});

test("B1 it hangs elsewhere where nothing is free beside that frame", () => {
  const around = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => at(column * 260, row * 360)));
  const { x, y } = placeBesideFrame(around, size, at(0, 0), options);
  expect(around.some((rect) => rect.x === x && rect.y === y)).toBe(false);
});
