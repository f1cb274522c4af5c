import { expect, test } from "vitest";
import { nextDay, startOfLocalDay } from "./startOfLocalDay.ts";

test.each([
  ["2026-11-23", "Africa/Johannesburg", "2026-11-22T22:00:00.000Z"],
  ["2026-11-23", "Australia/Sydney", "2026-11-22T13:00:00.000Z"],
  // Sydney's clocks go forward at two o'clock on 4 October 2026, so that day has 23 hours.
  ["2026-10-04", "Australia/Sydney", "2026-10-03T14:00:00.000Z"],
  ["2026-10-05", "Australia/Sydney", "2026-10-04T13:00:00.000Z"],
  ["2026-04-05", "Australia/Sydney", "2026-04-04T13:00:00.000Z"],
  ["2026-04-06", "Australia/Sydney", "2026-04-05T14:00:00.000Z"],
  ["2026-11-23", "UTC", "2026-11-23T00:00:00.000Z"],
  ["2026-11-23", "America/New_York", "2026-11-23T05:00:00.000Z"],
])("%s in %s begins at %s", (day, timeZone, instant) => {
  expect(startOfLocalDay(day, timeZone).toISOString()).toBe(instant);
});

test("the next day is in the next month or year at its end", () => {
  expect(["2026-11-30", "2026-12-31", "2028-02-28"].map(nextDay)).toEqual([
    "2026-12-01",
    "2027-01-01",
    "2028-02-29",
  ]);
});
