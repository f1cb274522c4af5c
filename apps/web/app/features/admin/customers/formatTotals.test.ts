import { expect, test } from "vitest";
import { formatTotals } from "./formatTotals.ts";

test("each currency stands by itself, with what was given back", () => {
  expect(formatTotals([])).toBe("");
  expect(
    formatTotals([
      { currency: "ZAR", total: 360_000, refunded: 0 },
      { currency: "AUD", total: 12_796, refunded: 1000 },
    ]),
  ).toBe("R3,600.00 and $127.96 ($10.00 back)");
});
