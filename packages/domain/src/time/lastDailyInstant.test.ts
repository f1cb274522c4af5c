import fc from "fast-check";
import { expect, test } from "vitest";
import { HOUR_MS } from "./durations.ts";
import { lastDailyInstant } from "./lastDailyInstant.ts";

test.each([
  // Johannesburg is two hours ahead of UTC all year.
  ["2026-11-23T04:59:59Z", 7, "Africa/Johannesburg", "2026-11-22T05:00:00.000Z"],
  ["2026-11-23T05:00:00Z", 7, "Africa/Johannesburg", "2026-11-23T05:00:00.000Z"],
  ["2026-11-23T22:30:00Z", 0, "Africa/Johannesburg", "2026-11-23T22:00:00.000Z"],
  // Sydney's clocks go forward at two o'clock on 4 October 2026: seven o'clock comes 23 hours after the last one.
  ["2026-10-03T20:30:00Z", 7, "Australia/Sydney", "2026-10-03T20:00:00.000Z"],
  ["2026-10-03T19:30:00Z", 7, "Australia/Sydney", "2026-10-02T21:00:00.000Z"],
  // That day has no half past two, and two o'clock is the moment of the change.
  ["2026-10-03T17:00:00Z", 2, "Australia/Sydney", "2026-10-03T16:00:00.000Z"],
  // They go back at three o'clock on 4 April 2027: 25 hours lie between.
  ["2027-04-03T20:30:00Z", 7, "Australia/Sydney", "2027-04-02T20:00:00.000Z"],
  ["2027-04-03T21:30:00Z", 7, "Australia/Sydney", "2027-04-03T21:00:00.000Z"],
])("at %s it was last %i o'clock in %s at %s", (now, hour, timeZone, instant) => {
  expect(lastDailyInstant(new Date(now), hour, timeZone).toISOString()).toBe(instant);
});

const ZONES = ["Africa/Johannesburg", "Australia/Sydney"] as const;

test("the moment is never after now, nor more than 25 hours before, and never goes back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
      fc.integer({ min: 0, max: 36 * 60 }),
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(...ZONES),
      (at, minutes, hour, timeZone) => {
        const last = lastDailyInstant(new Date(at), hour, timeZone).getTime();
        expect(last).toBeLessThanOrEqual(at);
        expect(at - last).toBeLessThanOrEqual(25 * HOUR_MS);
        const later = lastDailyInstant(new Date(at + minutes * 60_000), hour, timeZone).getTime();
        expect(later).toBeGreaterThanOrEqual(last);
      },
    ),
  );
});
