import { expect, test } from "vitest";
import { parseAmount } from "./parseAmount.ts";

test.each([
  ["100", 10_000],
  ["100.5", 10_050],
  ["1,250.50", 125_050],
  ["R1 250,50", 125_050],
  ["$24.99", 2_499],
  ["1,250", 125_000],
  ["0", null],
  ["", null],
  ["all", null],
])("B13 the typed amount %j is %s", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});
