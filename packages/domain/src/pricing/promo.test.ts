import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { minor } from "../units/units.ts";
import {
  calculateDiscount,
  findPromoCode,
  formatDiscount,
  getMissingAmount,
  isPromoExpired,
  isPromoValid,
  normalisePromoCode,
} from "./promo.ts";

test.each([
  "WELCOME10",
  " welcome10 ",
  "Welcome 10",
  "WELC0ME1O",
  "WELCOME-10",
  "welcomei0",
  "WEL\u200bCOME\u00a010",
  "ＷＥＬＣＯＭＥ１０",
])("B10 %j matches WELCOME10", (entered) => {
  expect(findPromoCode(SITE_SEEDS.ZA.promoCodes, entered)?.code).toBe("WELCOME10");
});

test.each(["", "  ", "WELCOME", "WELCOME100"])("B10 %j matches no code", (entered) => {
  expect(findPromoCode(SITE_SEEDS.ZA.promoCodes, entered)).toBeUndefined();
});

test("B10 normalising a code twice is the same as once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (entered) => {
      const once = normalisePromoCode(entered);
      expect(normalisePromoCode(once)).toBe(once);
    }),
  );
});

test("R9.5 WELCOME10 takes ten percent off, half a cent rounded up", () => {
  expect(calculateDiscount({ percent: 10 }, minor(124999))).toBe(12500);
  expect(calculateDiscount({ percent: 10 }, minor(3995))).toBe(400);
  expect(calculateDiscount({ percent: 10 }, minor(3994))).toBe(399);
});

test("R9.5 an amount code takes its amount off, and never more than 99 percent of the goods", () => {
  const promo = { amount: minor(10_000) };
  expect(calculateDiscount(promo, minor(124_999))).toBe(10_000);
  expect(calculateDiscount(promo, minor(10_000))).toBe(9_900);
  expect(calculateDiscount(promo, minor(0))).toBe(0);
});

test("R9.5 goods below the minimum of a code get no discount, goods at it do", () => {
  const promo = { percent: 10, minimum: minor(100_000) };
  expect(calculateDiscount(promo, minor(99_999))).toBe(0);
  expect(calculateDiscount(promo, minor(100_000))).toBe(10_000);
  expect(getMissingAmount(promo, minor(90_000))).toBe(10_000);
  expect(getMissingAmount(promo, minor(100_001))).toBe(0);
});

const anyDiscount = fc.oneof(
  fc.record({ percent: fc.integer({ min: -50, max: 250 }) }),
  fc.record({ amount: fc.integer({ min: -1000, max: 1_000_000_000 }).map(minor) }),
);
const anyMinimum = fc.record({ minimum: fc.nat(1_000_000_000).map(minor) }, { requiredKeys: [] });

test("a discount is never negative, and leaves something to pay of goods that cost something", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), anyDiscount, anyMinimum, (goods, discount, minimum) => {
      const taken = calculateDiscount({ ...discount, ...minimum }, minor(goods));
      expect(Number.isInteger(taken)).toBe(true);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(Math.max(0, goods - 1));
    }),
  );
});

test("a discount of one code never falls when goods are added", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.nat(10_000_000),
      anyDiscount,
      anyMinimum,
      (goods, more, discount, minimum) => {
        const promo = { ...discount, ...minimum };
        const before = calculateDiscount(promo, minor(goods));
        expect(calculateDiscount(promo, minor(goods + more))).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test("a discount is written as its percentage or its amount", () => {
  expect(formatDiscount({ percent: 10 }, "ZAR")).toBe("10%");
  expect(formatDiscount({ amount: minor(5_000) }, "AUD")).toBe("$50.00");
});

test("a code with a start is valid from its start, inclusive", () => {
  const promo = { startsAt: "2026-11-27T22:00:00Z", expiresAt: "2026-11-30T22:00:00Z" };
  const times = [
    "2026-11-27T21:59:59Z",
    "2026-11-27T22:00:00Z",
    "2026-11-30T22:00:00Z",
    "2026-11-30T22:00:01Z",
  ];
  expect(times.map((now) => isPromoValid(promo, now))).toEqual([false, true, true, false]);
});

test("a code is valid until its expiry, inclusive", () => {
  const promo = { expiresAt: "2026-12-31T22:00:00Z" };
  expect(isPromoExpired(promo, "2026-12-31T22:00:00.000Z")).toBe(false);
  expect(isPromoExpired(promo, "2026-12-31T22:00:00.001Z")).toBe(true);
  expect(isPromoExpired({}, "2999-01-01T00:00:00Z")).toBe(false);
});
