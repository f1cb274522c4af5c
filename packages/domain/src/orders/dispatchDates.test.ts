import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { calculateDispatchDates, localDay } from "./dispatchDates.ts";

test("R9.4 an order of a Monday is sent on Tuesday or Wednesday", () => {
  expect(calculateDispatchDates("2026-11-23T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-24",
    to: "2026-11-25",
  });
});

test("R9.4 an order of a Friday is sent on Monday or Tuesday", () => {
  expect(calculateDispatchDates("2026-11-20T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-23",
    to: "2026-11-24",
  });
});

test("R9.4 an order of a weekend is sent on Monday or Tuesday", () => {
  expect(calculateDispatchDates("2026-11-21T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-23",
    to: "2026-11-24",
  });
});

test("R9.4 the day is the workshop's: late Sunday UTC is Monday in Sydney", () => {
  expect(calculateDispatchDates("2026-11-22T20:00:00Z", SITE_SEEDS.AU)).toEqual({
    from: "2026-11-24",
    to: "2026-11-25",
  });
});

test("R9.4 days are counted over a month's end", () => {
  expect(calculateDispatchDates("2026-12-31T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2027-01-01",
    to: "2027-01-04",
  });
});

test("R9.4 the calendar day is written as an ISO date", () => {
  expect(localDay("2026-01-05T23:30:00Z", "Africa/Johannesburg")).toBe("2026-01-06");
});
