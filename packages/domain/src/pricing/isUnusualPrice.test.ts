import { expect, test } from "vitest";
import { minor } from "../units/units.ts";
import { isUnusualPrice } from "./isUnusualPrice.ts";

test.each([
  [70_000, 35_000, false],
  [70_000, 34_999, true],
  [70_000, 140_000, false],
  [70_000, 140_001, true],
  [70_000, 70_000, false],
  [70_000, 700, true],
  [0, 70_000, false],
])("a price of %i that becomes %i is asked about: %s", (before, after, unusual) => {
  expect(isUnusualPrice(minor(before), minor(after))).toBe(unusual);
});
