import { expect, test } from "vitest";
import type { FrameOnWall } from "./framesOnWall.server.ts";
import { softenAround } from "./softenAround.server.ts";

const [WIDTH, HEIGHT] = [120, 90];
const BOX = { x: 40, y: 30, width: 40, height: 30 };
const FRAME: FrameOnWall = {
  outer: BOX,
  inner: BOX,
  opening: BOX,
  back: BOX,
  colour: "white",
  depth: 6,
  lean: 0,
  gain: 1,
  tone: 1,
};

/** Returns a bright box on a dark wall, with a bright dot far from it. */
const drawn = (): Float32Array => {
  const light = new Float32Array(WIDTH * HEIGHT * 3).fill(0.1);
  for (let row = BOX.y; row < BOX.y + BOX.height; row += 1)
    light.fill(0.8, (row * WIDTH + BOX.x) * 3, (row * WIDTH + BOX.x + BOX.width) * 3);
  light.fill(0.8, 0, 3);
  return light;
};
const sum = (light: Float32Array): number => light.reduce((total, value) => total + value, 0);

test("the edges of frames become as soft as those of furniture, and no light is lost or moved", () => {
  const [before, after] = [drawn(), drawn()];
  softenAround([FRAME], after, WIDTH, HEIGHT, 0.9);
  const row = Array.from({ length: 12 }, (_, step) => after[(45 * WIDTH + BOX.x - 6 + step) * 3] ?? 0);
  // From one tenth to nine tenths of the step takes about two and a half sigmas.
  expect(row.filter((value) => value > 0.17 && value < 0.73)).toHaveLength(2);
  expect(row[5]).toBeLessThan(0.45);
  expect(row[6]).toBeGreaterThan(0.45);
  expect(sum(after)).toBeCloseTo(sum(before), 0);
  expect(after[0]).toBeCloseTo(0.8);
});

test("a picture without frames, or with few pixels, stays as it is", () => {
  const [none, few] = [drawn(), drawn()];
  softenAround([], none, WIDTH, HEIGHT, 2);
  softenAround([FRAME], few, WIDTH, HEIGHT, 0.2);
  expect(none).toEqual(drawn());
  expect(few).toEqual(drawn());
});
