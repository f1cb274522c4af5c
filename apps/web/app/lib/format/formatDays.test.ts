import { expect, test } from "vitest";
import { formatDayCount, formatWorkingDays } from "./formatDays.ts";

test.each([
  [1, undefined, "1 working day"],
  [1, 1, "1 working day"],
  [1, 2, "1 to 2 working days"],
  [3, 3, "3 working days"],
])("R9.4 working days from %s to %s are %j", (from, to, text) => {
  expect(formatWorkingDays(from, to)).toBe(text);
});

test.each([
  [1, "1 day"],
  [60, "60 days"],
  [365, "a year"],
  [730, "2 years"],
])("B12 %i days are %j", (count, text) => {
  expect(formatDayCount(count)).toBe(text);
});
