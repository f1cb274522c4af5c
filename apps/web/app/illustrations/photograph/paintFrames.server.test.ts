import { expect, test } from "vitest";
import type { FrameOnWall } from "./framesOnWall.server.ts";
import { paintFace } from "./paintFrames.server.ts";

const SIZE = 200;
const MOULDING = 20;
const inset = (by: number) => ({ x: by, y: by, width: SIZE - 2 * by, height: SIZE - 2 * by });
const frameOf = (colour: FrameOnWall["colour"]): FrameOnWall => ({
  outer: inset(0),
  inner: inset(MOULDING),
  opening: inset(MOULDING),
  back: inset(0),
  colour,
  depth: 20,
  lean: 0,
  gain: 1,
  tone: 1,
});

/** Returns how much of the window each pixel of a frame's face mirrors, and how light it is, of its drawing. */
const faceOf = (colour: FrameOnWall["colour"]) => {
  const sheens = new Float32Array(SIZE * SIZE);
  const tones = new Float32Array(SIZE * SIZE);
  paintFace(frameOf(colour), SIZE, SIZE, (pixel, _column, _row, _isPrint, tone, sheen) => {
    sheens[pixel] = sheen;
    tones[pixel] = tone;
  });
  const along = (values: Float32Array, x: number): number =>
    Array.from({ length: 60 }, (_, step) => values[(70 + step) * SIZE + x] ?? 0).reduce(
      (sum, each) => sum + each,
      0,
    ) / 60;
  return { sheenAt: (x: number) => along(sheens, x), toneAt: (x: number) => along(tones, x) };
};

test.each(["black", "white", "wood"] as const)(
  "the edge of a %s moulding that faces the window has a narrow bright line, the opposite one a dark line",
  (colour) => {
    const { sheenAt, toneAt } = faceOf(colour);
    const left = Array.from({ length: MOULDING }, (_, x) => sheenAt(x));
    const brightest = Math.max(...left);
    expect(brightest).toBeGreaterThan(0.05);
    expect(left.filter((value) => value > brightest / 2).length).toBeLessThan(MOULDING / 4);
    const right = Array.from({ length: MOULDING }, (_, x) => sheenAt(SIZE - 1 - x));
    expect(Math.max(...right)).toBeLessThan(brightest / 2);
    expect(toneAt(SIZE - 3)).toBeLessThan(0.75 * toneAt(SIZE - 12));
    expect(toneAt(2)).toBeGreaterThan(0.75 * toneAt(11));
  },
);

test("a matt print mirrors a little of the window, most at the window's side", () => {
  const { sheenAt } = faceOf("black");
  expect(sheenAt(MOULDING + 4)).toBeGreaterThan(2 * sheenAt(SIZE - MOULDING - 6));
  expect(sheenAt(MOULDING + 4)).toBeLessThan(0.03);
});
