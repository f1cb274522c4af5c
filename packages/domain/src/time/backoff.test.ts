import fc from "fast-check";
import { expect, test } from "vitest";
import { backoffByAgeMs, backoffMs } from "./backoff.ts";

const limits = { minMs: 10, maxMs: 100 };

test("the pause doubles with each attempt, up to the maximum", () => {
  expect([1, 2, 3, 4, 5, 50, 5000].map((attempts) => backoffMs(attempts, limits))).toEqual([
    10, 20, 40, 80, 100, 100, 100,
  ]);
});

test("the pause grows with the age", () => {
  expect([0, 40, 80, 400, 4000].map((age) => backoffByAgeMs(age, limits))).toEqual([10, 10, 20, 100, 100]);
});

test("a pause is within its limits and never shorter than the one before", () => {
  fc.assert(
    fc.property(fc.nat(100), (attempts) => {
      const pause = backoffMs(attempts + 1, limits);
      expect(pause).toBeGreaterThanOrEqual(limits.minMs);
      expect(pause).toBeLessThanOrEqual(limits.maxMs);
      expect(pause).toBeGreaterThanOrEqual(backoffMs(attempts, limits));
    }),
  );
});
