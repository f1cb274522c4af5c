import { expect, test, vi } from "vitest";
import { localDateTime } from "./localDateTime.ts";

test.each([
  ["2026-11-21T12:05:09Z", "Africa/Johannesburg", "2026-11-21 14:05:09"],
  ["2026-11-22T22:00:00Z", "Africa/Johannesburg", "2026-11-23 00:00:00"],
  // Clocks in Sydney went forward on 4 October 2026 at 2:00.
  ["2026-10-03T15:59:59Z", "Australia/Sydney", "2026-10-04 01:59:59"],
  ["2026-10-03T16:00:00Z", "Australia/Sydney", "2026-10-04 03:00:00"],
])("at %s clocks in %s show %s", (instant, timeZone, shown) => {
  expect(localDateTime(new Date(instant), timeZone)).toBe(shown);
});

test("a list of many orders makes one format for each time zone", () => {
  const zones = ["Pacific/Auckland", "Europe/London"];
  const showOrders = () => zones.map((zone) => localDateTime(0, zone));
  showOrders();
  const create = vi.spyOn(Intl, "DateTimeFormat");
  for (let order = 0; order < 100; order += 1) showOrders();
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
