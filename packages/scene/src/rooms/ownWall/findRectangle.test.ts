import type { PlanePoint, Quad } from "@storywall/domain/geometry/homography.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findRectangle } from "./findRectangle.ts";
import type { WallPixels } from "./wallPixels.ts";

const WIDTH = 180;
const HEIGHT = 135;

/** Draws a photo of a lit wall with one dark or light thing on it, whose corners are known. */
const drawThing = (corners: Quad, thing: number, seed: number): WallPixels => {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  let state = seed + 1;
  const noise = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 4 * (state / 2_147_483_648 - 0.5);
  };
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const wall = 185 - x / 6 - y / 8;
      const value = (isInside(corners, { x: x + 0.5, y: y + 0.5 }) ? thing : wall) + noise();
      data.fill(value, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  return { data, width: WIDTH, height: HEIGHT };
};

const isInside = (corners: Quad, { x, y }: PlanePoint): boolean =>
  corners[0].x >= 0 &&
  corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });

/** A rectangle seen at an angle: each corner is moved a little. */
const anyThing = fc
  .record({
    left: fc.double({ min: 0.12, max: 0.35, noNaN: true }),
    right: fc.double({ min: 0.6, max: 0.88, noNaN: true }),
    top: fc.double({ min: 0.12, max: 0.3, noNaN: true }),
    bottom: fc.double({ min: 0.62, max: 0.88, noNaN: true }),
    turn: fc.array(fc.double({ min: -0.025, max: 0.025, noNaN: true }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ left, right, top, bottom, turn }): Quad => {
    const corner = (x: number, y: number, index: number): PlanePoint => ({
      x: (x + (turn[2 * index] ?? 0)) * WIDTH,
      y: (y + (turn[2 * index + 1] ?? 0)) * HEIGHT,
    });
    return [corner(left, top, 0), corner(right, top, 1), corner(right, bottom, 2), corner(left, bottom, 3)];
  });

test("B5 the corners of a door, a window or a picture are found, seen from an angle too", () => {
  fc.assert(
    fc.property(
      anyThing,
      fc.constantFrom(40, 80, 245),
      fc.integer({ min: 0, max: 9999 }),
      (corners, thing, seed) => {
        const found = findRectangle(drawThing(corners, thing, seed));
        expect(found).not.toBeNull();
        for (const [index, corner] of (found ?? []).entries()) {
          const expected = corners[index] ?? corner;
          expect(Math.hypot(corner.x - expected.x, corner.y - expected.y)).toBeLessThan(0.04 * WIDTH);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test("B5 a bare wall, and one with something round, have no rectangle", () => {
  const outside = { x: -1, y: -1 };
  const bare = drawThing([outside, outside, outside, outside], 0, 7);
  expect(findRectangle(bare)).toBeNull();
  const data = new Uint8ClampedArray(bare.data);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      if (Math.hypot(x - 90, y - 66) < 40) data.fill(60, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
  expect(findRectangle({ ...bare, data })).toBeNull();
});
