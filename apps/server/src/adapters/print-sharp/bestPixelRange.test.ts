import fc from "fast-check";
import { expect, test } from "vitest";
import { bestPixelRange, placementError } from "./bestPixelRange.ts";

const cases = fc.record({
  required: fc.record({
    start: fc.integer({ min: -20, max: 3000 }),
    length: fc.integer({ min: 200, max: 6000 }),
  }),
  scale: fc.double({ min: 0.3, max: 8, noNaN: true }),
  middle: fc.double({ min: 0.45, max: 0.55, noNaN: true }),
});
const axisOf = ({
  required,
  scale,
  middle,
}: {
  required: { start: number; length: number };
  scale: number;
  middle: number;
}) => ({
  scale,
  middle: required.start + required.length * middle,
  side: Math.floor(required.length * scale * 0.8),
});

test("B1 the best range contains the required one and never has a larger error", () => {
  fc.assert(
    fc.property(cases, (testCase) => {
      const { required } = testCase;
      const axis = axisOf(testCase);
      const best = bestPixelRange(required, axis);
      expect(best.start).toBeLessThanOrEqual(required.start);
      expect(best.start + best.length).toBeGreaterThanOrEqual(required.start + required.length);
      expect(placementError(best, axis)).toBeLessThanOrEqual(placementError(required, axis));
    }),
  );
});

test("B1 a print at an odd scale is placed within an eighth of a pixel", () => {
  const required = { start: 117, length: 688 };
  const axis = { scale: 3.1873, middle: 461.46, side: 2150 };
  expect(placementError(required, axis)).toBeGreaterThan(0.25);
  expect(placementError(bestPixelRange(required, axis), axis)).toBeLessThan(0.125);
});
