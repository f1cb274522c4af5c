import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { calculateDispatchDates, localDay } from "./dispatchDates.ts";

test("R9.4 an order of Monday is dispatched on Tuesday or Wednesday", () => {
  expect(calculateDispatchDates("2026-11-23T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-24",
    to: "2026-11-25",
  });
});

test("R9.4 an order of Friday is dispatched on Monday or Tuesday", () => {
  expect(calculateDispatchDates("2026-11-20T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-23",
    to: "2026-11-24",
  });
});

test("R9.4 an order of a weekend is dispatched on Monday or Tuesday", () => {
  expect(calculateDispatchDates("2026-11-21T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-11-23",
    to: "2026-11-24",
  });
});

test("R9.4 the day is local to the workshop: late Sunday UTC is Monday in Sydney", () => {
  expect(calculateDispatchDates("2026-11-22T20:00:00Z", SITE_SEEDS.AU)).toEqual({
    from: "2026-11-24",
    to: "2026-11-25",
  });
});

test("R9.4 working days continue after the end of a month", () => {
  expect(calculateDispatchDates("2026-12-31T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2027-01-01",
    to: "2027-01-04",
  });
});

test("R9.4 the local day is an ISO date", () => {
  expect(localDay("2026-01-05T23:30:00Z", "Africa/Johannesburg")).toBe("2026-01-06");
});
