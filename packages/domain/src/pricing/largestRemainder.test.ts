import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";

const split = (total: number, ...weights: number[]) => largestRemainder(minor(total), weights.map(minor));

test("remaining cents go to the largest remainders", () => {
  expect(split(100, 333, 333, 334)).toEqual([33, 33, 34]);
});

test("among equal remainders the earlier gets the cent", () => {
  expect(split(100, 1, 1, 1)).toEqual([34, 33, 33]);
});

test("the split is even where all weights are zero", () => {
  expect(split(5, 0, 0)).toEqual([3, 2]);
});

test("a weight of zero gets no share", () => {
  expect(split(7, 0, 3, 0)).toEqual([0, 7, 0]);
});

test("zero can be split over no weights, another amount throws", () => {
  expect(split(0)).toEqual([]);
  expect(() => split(1)).toThrow(RangeError);
  expect(() => split(-1, 1)).toThrow(RangeError);
});

const amount = fc.nat(2_000_000_000);

test("the parts add up to the amount, and each is within a cent of its share", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 100 }), (total, weights) => {
      const parts = split(total, ...weights);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      const sumOfWeights = weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(sumOfWeights > 0);
      parts.forEach((part, index) => {
        expect(Math.abs(part - (total * (weights[index] ?? 0)) / sumOfWeights)).toBeLessThan(1.001);
      });
    }),
  );
});
