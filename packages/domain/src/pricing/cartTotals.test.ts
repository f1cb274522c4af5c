import fc from "fast-check";
import { expect, test } from "vitest";
import { minor } from "../units/units.ts";
import { calculateCartTotals } from "./cartTotals.ts";
import { calculateIncludedTax } from "./tax.ts";

const line = (unitPrice: number, quantity = 1) => ({ unitPrice: minor(unitPrice), quantity });

test("R5.4 a cart of two walls with a code, delivery and VAT", () => {
  const totals = calculateCartTotals({
    lines: [line(124999, 2), line(180000)],
    promo: { percent: 10 },
    shipping: minor(9900),
    tax: { percent: 15 },
  });
  expect(totals).toEqual({
    price: 429998,
    discount: 43000,
    shipping: 9900,
    tax: 51769,
    total: 396898,
    lines: [
      { price: 249998, discount: 25000 },
      { price: 180000, discount: 18000 },
    ],
  });
});

test("an empty cart costs only its delivery", () => {
  const empty = { lines: [], promo: { percent: 10 }, shipping: minor(0), tax: { percent: 15 } };
  expect(calculateCartTotals(empty)).toEqual({
    price: 0,
    discount: 0,
    shipping: 0,
    tax: 0,
    total: 0,
    lines: [],
  });
});

test.each([
  [11500, 15, 1500],
  [11000, 10, 1000],
  [3999, 10, 364],
  [0, 15, 0],
  [100, 0, 0],
])("R9.1 %i including %i percent contains %i tax", (total, percent, tax) => {
  expect(calculateIncludedTax(minor(total), percent)).toBe(tax);
});

test("R5.4 lines and discounts add up to the totals, and the totals to each other", () => {
  const anyLine = fc.record({
    unitPrice: fc.nat(5_000_000).map(minor),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 100 }),
      fc.option(
        fc.oneof(
          fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
          fc.record({ amount: fc.nat(1_000_000).map(minor), minimum: fc.nat(1_000_000).map(minor) }),
        ),
      ),
      fc.nat(50_000).map(minor),
      fc.constantFrom(0, 10, 15),
      (lines, promo, shipping, percent) => {
        const totals = calculateCartTotals({ lines, promo, shipping, tax: { percent } });
        const sum = (key: "price" | "discount") => totals.lines.reduce((all, part) => all + part[key], 0);
        expect(sum("price")).toBe(totals.price);
        expect(sum("discount")).toBe(totals.discount);
        expect(totals.total).toBe(totals.price - totals.discount + totals.shipping);
        expect(totals.tax).toBeLessThanOrEqual(totals.total);
        for (const part of totals.lines) expect(part.discount).toBeLessThanOrEqual(part.price);
      },
    ),
  );
});
