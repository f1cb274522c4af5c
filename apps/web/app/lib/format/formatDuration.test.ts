import { expect, test } from "vitest";
import { formatDayCount, formatDuration, formatWorkingDays } from "./formatDuration.ts";

test.each([
  [1, undefined, "1 working day"],
  [1, 1, "1 working day"],
  [1, 2, "1 to 2 working days"],
  [3, 3, "3 working days"],
])("R9.4 working days from %s to %s are %j", (from, to, text) => {
  expect(formatWorkingDays(from, to)).toBe(text);
});

test.each([
  [1, "1 minute"],
  [90, "90 minutes"],
  [60, "1 hour"],
  [120, "2 hours"],
  [1440, "1 day"],
  [1500, "25 hours"],
  [2880, "2 days"],
])("B9 %i minutes are %j", (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});

test.each([
  [1, "1 day"],
  [60, "60 days"],
  [365, "a year"],
])("B12 %i days are %j", (count, text) => {
  expect(formatDayCount(count)).toBe(text);
});
