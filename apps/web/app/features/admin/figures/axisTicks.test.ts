import * as fc from "fast-check";
import { expect, test } from "vitest";
import { axisTicks } from "./axisTicks.ts";

test.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[7], [0, 2, 4, 6, 8]],
  [
    [-300, 900],
    [-500, 0, 500, 1000],
  ],
])("an axis of %j has the ticks %j", (values, ticks) => {
  expect(axisTicks(values)).toEqual(ticks);
});

test("ticks cover every value and zero, and are few", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (values) => {
      const ticks = axisTicks(values);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toContain(0);
    }),
  );
});
