import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { minor } from "../units/units.ts";
import { calculateDiscount, findPromoCode, isPromoExpired, normalisePromoCode } from "./promo.ts";

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
  expect(calculateDiscount(10, minor(124999))).toBe(12500);
  expect(calculateDiscount(10, minor(3995))).toBe(400);
  expect(calculateDiscount(10, minor(3994))).toBe(399);
});

test("a discount is never more than the goods and never negative", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: -50, max: 250 }), (goods, percent) => {
      const discount = calculateDiscount(percent, minor(goods));
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(goods);
    }),
  );
});

test("a code is valid until its expiry, inclusive", () => {
  const promo = { expiresAt: "2026-12-31T22:00:00Z" };
  expect(isPromoExpired(promo, "2026-12-31T22:00:00.000Z")).toBe(false);
  expect(isPromoExpired(promo, "2026-12-31T22:00:00.001Z")).toBe(true);
  expect(isPromoExpired({}, "2999-01-01T00:00:00Z")).toBe(false);
});
