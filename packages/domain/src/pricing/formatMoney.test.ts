import { expect, test } from "vitest";
import { minor } from "../units/units.ts";
import { formatDifference, formatMoney } from "./formatMoney.ts";

test.each([
  [124999, "ZAR", "R1,249.99"],
  [70000, "ZAR", "R700.00"],
  [3999, "AUD", "$39.99"],
  [123456789, "AUD", "$1,234,567.89"],
  [5, "ZAR", "R0.05"],
  [0, "AUD", "$0.00"],
  [-12500, "ZAR", "−R125.00"],
] as const)("R1.2 %i cents of %s are written %s", (amount, currency, text) => {
  expect(formatMoney(minor(amount), currency)).toBe(text);
});

test.each([
  [540001, "R5,400"],
  [109999, "R1,100"],
  [20000, "R200"],
  [64950, "R649.50"],
  [1, "R0.01"],
])("B8 a difference of %i cents is written %s: whole where it is at most a cent from it", (amount, text) => {
  expect(formatDifference(minor(amount), "ZAR")).toBe(text);
});
