import { degrees } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { straightenAngle } from "./straightenAngle.ts";

const angleAt = (rotation: number): number => straightenAngle({ rotation: degrees(rotation) });

test("R2.9 the straighten angle is the rotation off the nearest quarter turn", () => {
  expect([0, 10, 90, 95, -85, 180, 170, 45].map(angleAt)).toEqual([0, 10, 0, 5, 5, 0, -10, 45]);
});

test("R2.9 a flipped photo has the opposite straighten angle", () => {
  expect(straightenAngle({ rotation: degrees(10), isFlipped: true })).toBe(-10);
  expect(straightenAngle({ rotation: degrees(0), isFlipped: true })).toBe(0);
});

test("R2.9 the straighten angle stays on the slider and is the rotation without quarter turns", () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (rotation) => {
      const off = angleAt(rotation);
      expect(off).toBeGreaterThanOrEqual(-45);
      expect(off).toBeLessThanOrEqual(45);
      const quarters = (rotation - off) / 90;
      expect(quarters).toBeCloseTo(Math.round(quarters), 6);
    }),
  );
});
