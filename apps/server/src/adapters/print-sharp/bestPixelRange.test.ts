import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPixelRange, placementError } from "./bestPixelRange.ts";

const cases = fc.record({
  asked: fc.record({
    start: fc.integer({ min: -20, max: 3000 }),
    length: fc.integer({ min: 200, max: 6000 }),
  }),
  scale: fc.double({ min: 0.3, max: 8, noNaN: true }),
  middle: fc.double({ min: 0.45, max: 0.55, noNaN: true }),
});
const print = ({
  asked,
  scale,
  middle,
}: {
  asked: { start: number; length: number };
  scale: number;
  middle: number;
}) => ({
  scale,
  middle: asked.start + asked.length * middle,
  side: Math.floor(asked.length * scale * 0.8),
});

test("B1 the stretch holds what was asked for, and is never further off", () => {
  fc.assert(
    fc.property(cases, (one) => {
      const found = bestPixelRange(one.asked, print(one));
      expect(found.start).toBeLessThanOrEqual(one.asked.start);
      expect(found.start + found.length).toBeGreaterThanOrEqual(one.asked.start + one.asked.length);
      expect(placementError(found, print(one))).toBeLessThanOrEqual(placementError(one.asked, print(one)));
    }),
  );
});

test("B1 a print of an odd scale lies within an eighth of a pixel of its place", () => {
  const asked = { start: 117, length: 688 };
  const along = { scale: 3.1873, middle: 461.46, side: 2150 };
  expect(placementError(asked, along)).toBeGreaterThan(0.25);
  expect(placementError(bestPixelRange(asked, along), along)).toBeLessThan(0.125);
});
