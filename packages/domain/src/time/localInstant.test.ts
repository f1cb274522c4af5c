import { expect, test } from "vitest";
import { localInstant } from "./localInstant.ts";

test.each([
  ["2026-11-27", "00:00:00", "Africa/Johannesburg", "2026-11-26T22:00:00.000Z"],
  ["2026-11-27", "23:59:59", "Africa/Johannesburg", "2026-11-27T21:59:59.000Z"],
  // Clocks in Sydney go forward on 4 October 2026 at 2:00.
  ["2026-10-03", "23:59:59", "Australia/Sydney", "2026-10-03T13:59:59.000Z"],
  ["2026-10-04", "00:00:00", "Australia/Sydney", "2026-10-03T14:00:00.000Z"],
  ["2026-10-04", "23:59:59", "Australia/Sydney", "2026-10-04T12:59:59.000Z"],
  // And back on 4 April 2027 at 3:00.
  ["2027-04-04", "00:00:00", "Australia/Sydney", "2027-04-03T13:00:00.000Z"],
  ["2027-04-04", "23:59:59", "Australia/Sydney", "2027-04-04T13:59:59.000Z"],
])("%s %s in %s is %s", (day, time, timeZone, instant) => {
  expect(localInstant(day, time, timeZone)).toBe(instant);
});
