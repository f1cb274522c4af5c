import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Minor, minor } from "../units/units.ts";
import { refundShares } from "./refundShares.ts";

const amount = (max: number) => fc.integer({ min: 0, max }).map(minor);
const line = fc.record({
  price: amount(5_000_000),
  quantity: fc.integer({ min: 1, max: 5 }),
  tileWeights: fc.array(amount(400_000), { minLength: 1, maxLength: 12 }),
});
const sum = (amounts: readonly Minor[]): number => amounts.reduce((total, part) => total + part, 0);

test("B13 the shares of all pieces add up to the goods after the discount", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(100), (lines, percent) => {
      const price = sum(lines.map((each) => each.price));
      const discount = minor(Math.floor((price * percent) / 100));
      const shares = refundShares({ lines, discount });
      expect(sum(shares.flat(2))).toBe(price - discount);
      for (const [index, each] of lines.entries()) {
        expect(shares[index]?.length).toBe(each.tileWeights.length);
        for (const copies of shares[index] ?? []) expect(copies.length).toBe(each.quantity);
      }
    }),
  );
});

test("B13 no share is below zero or above the price of its line", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
      for (const [index, shares] of refundShares({ lines, discount: minor(0) }).entries())
        for (const share of shares.flat()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lines[index]?.price ?? 0);
        }
    }),
  );
});

test("B13 a bigger frame has a bigger part of the price, and a discount lowers it", () => {
  const lines = [{ price: minor(300_00), quantity: 1, tileWeights: [minor(100), minor(200)] }];
  expect(refundShares({ lines, discount: minor(0) })).toEqual([[[100_00], [200_00]]]);
  expect(refundShares({ lines, discount: minor(30_00) })).toEqual([[[90_00], [180_00]]]);
});
