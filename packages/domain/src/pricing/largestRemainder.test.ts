import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";

const split = (total: number, ...weights: number[]) => largestRemainder(minor(total), weights.map(minor));

test("cents left over go to the largest remainders", () => {
  expect(split(100, 333, 333, 334)).toEqual([33, 33, 34]);
});

test("among equals the earlier is served first", () => {
  expect(split(100, 1, 1, 1)).toEqual([34, 33, 33]);
});

test("without any weight the split is even", () => {
  expect(split(5, 0, 0)).toEqual([3, 2]);
});

test("who weighs nothing gets nothing", () => {
  expect(split(7, 0, 3, 0)).toEqual([0, 7, 0]);
});

test("nothing is split over nobody, something is not", () => {
  expect(split(0)).toEqual([]);
  expect(() => split(1)).toThrow(RangeError);
  expect(() => split(-1, 1)).toThrow(RangeError);
});

const amount = fc.nat(2_000_000_000);

test("the parts add up to the whole, and each is within a cent of its share", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 100 }), (total, weights) => {
      const parts = split(total, ...weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(whole > 0);
      parts.forEach((part, index) => {
        expect(Math.abs(part - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1.001);
      });
    }),
  );
});
