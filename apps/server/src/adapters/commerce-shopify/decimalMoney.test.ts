import { minor } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDecimal, toDecimal } from "./decimalMoney.ts";

test("an amount is the same after Shopify has written it in its own form", () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000).map(minor), (amount) => {
      const text = toDecimal(amount);
      expect(parseDecimal(text)).toBe(amount);
      // Shopify leaves zeros out, and writes more of them in some fields.
      expect(parseDecimal(String(Number(text)))).toBe(amount);
      expect(parseDecimal(`${text}00`)).toBe(amount);
    }),
  );
});

test.each([
  [5, "0.05"],
  [124999, "1249.99"],
  [0, "0.00"],
] as const)("%i cents are written %s", (amount, text) => {
  expect(toDecimal(minor(amount))).toBe(text);
});

test.each(["1.005", "-1.00", "1,00", "", "1e3"])("%j is no amount of whole cents", (text) => {
  expect(() => parseDecimal(text)).toThrow(RangeError);
});
