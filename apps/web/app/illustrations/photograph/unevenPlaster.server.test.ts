import { expect, test } from "vitest";
import { unevenPlaster } from "./unevenPlaster.server.ts";

const WIDTH = 400;
const lightAt = unevenPlaster({ x: -800, y: -1840, width: 1600, height: 1500 }, WIDTH);
/** Returns the light down a column of the picture. */
const column = (x: number): readonly number[] => Array.from({ length: 375 }, (_, row) => lightAt(x, row));
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
/** Returns how much the light differs down ten columns of the picture, from this one on. */
const meanSpread = (first: number): number =>
  Array.from({ length: 10 }, (_, index) => spread(column(first + 9 * index))).reduce(
    (sum, each) => sum + each,
  ) / 10;

test("waves of a wall are seen beside the window, hardly away from it, and are never as strong as a shadow", () => {
  const [atWindow, away] = [meanSpread(0), meanSpread(WIDTH - 90)];
  expect(atWindow).toBeGreaterThan(0.008);
  expect(atWindow).toBeLessThan(0.05);
  expect(away).toBeLessThan(0.7 * atWindow);
});

test("the light on a wall changes softly from pixel to pixel", () => {
  const values = column(20);
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.002);
});
