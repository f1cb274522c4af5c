import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { parseCurrency } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMoney } from "./parseMoney.ts";

test.each([
  ["100", 10_000],
  ["100.5", 10_050],
  ["749.00", 74_900],
  [" R 749,00 ", 74_900],
  ["R1,449.99", 144_999],
  ["1,250.50", 125_050],
  ["R1 250,50", 125_050],
  ["R1\u00a0250,50", 125_050],
  ["$24.99", 2_499],
  ["A$24.99", 2_499],
  ["NAD 39.99", 3_999],
  ["1,250", 125_000],
  ["0", 0],
  ["R0.00", 0],
])("B13 the typed amount %j is %s", (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

test.each([
  "",
  "all",
  "-5",
  "R-5",
  "5-",
  "\u22125",
  "0.001",
  "0,001",
  "1.250",
  "1,2,3",
  "1,250,50",
  "12,50.00",
  "5 rand",
  "5 + 5",
  "749.00.",
  "1e3",
  "R",
])("B13 the typed text %j is refused, and no part of it is taken for an amount", (typed) => {
  expect(parseMoney(typed)).toBeNull();
});

const amounts = fc.nat(10_000_000);

test("B13 an amount is read as it is shown, in every currency", () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom("ZAR", "AUD", "NZD", "USD", "GBP", "EUR", "NAD"), (amount, code) => {
      const currency = parseCurrency(code);
      expect(currency && parseMoney(formatMoney(minor(amount), currency))).toBe(amount);
    }),
  );
});

test("B13 an amount with a sign, a word or a third decimal in it is refused", () => {
  const stray = fc.constantFrom("-", "+", "x", "%", "/", "\u2212", ".000");
  fc.assert(
    fc.property(amounts, stray, fc.boolean(), (amount, sign, isBefore) => {
      const shown = (amount / 100).toFixed(2);
      expect(parseMoney(isBefore ? `${sign}${shown}` : `${shown}${sign}`)).toBeNull();
    }),
  );
});
