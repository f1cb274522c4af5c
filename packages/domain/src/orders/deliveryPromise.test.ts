import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import {
  calculateArrivalDates,
  calendarOfRate,
  promiseDeliveries,
  promiseDelivery,
} from "./deliveryPromise.ts";
import { calculateDispatchDates } from "./dispatchDates.ts";
import { formatDayRange } from "./formatDay.ts";

const { ZA, AU } = SITE_SEEDS;
const MONDAY = "2026-11-23T09:00:00Z";

test("R9.4 an order of Monday arrives after the days of the workshop and those of the courier", () => {
  const site = { ...ZA, courierDays: { from: 2, to: 3 } };
  expect(calculateArrivalDates(MONDAY, site)).toEqual({ from: "2026-11-26", to: "2026-11-30" });
  expect(promiseDelivery(MONDAY, site)).toMatchObject({ kind: "arrival", days: "Thu 26 to Mon 30 Nov" });
});

test("R9.4 a courier brings nothing on a holiday or at a weekend", () => {
  expect(calculateArrivalDates("2026-12-22T09:00:00Z", { ...ZA, courierDays: { from: 2, to: 2 } })).toEqual({
    from: "2026-12-28",
    to: "2026-12-29",
  });
});

test("R9.4 where the courier's days are not known, the days of dispatch are promised instead", () => {
  const site = { ...ZA, courierDays: { from: null, to: null } };
  expect(calculateArrivalDates(MONDAY, site)).toBeNull();
  expect(promiseDelivery(MONDAY, site)).toMatchObject({ kind: "sent", days: "Tue 24 to Wed 25 Nov" });
});

test("R9.4 each way of delivery has its own days, or those of the site", () => {
  const [standard] = ZA.shippingRates;
  if (!standard) throw new Error("ZA has no way of delivery.");
  const express = { ...standard, handle: "express", courierDays: { from: 1, to: 1 } };
  const site = { ...ZA, courierDays: { from: 2, to: 3 }, shippingRates: [standard, express] };
  const promises = promiseDeliveries(MONDAY, site);
  expect(promises.days).toBe("Thu 26 to Mon 30 Nov");
  expect(promises.byRate).toMatchObject({
    [standard.handle]: { kind: "arrival", days: "Thu 26 to Mon 30 Nov" },
    express: { kind: "arrival", days: "Wed 25 to Thu 26 Nov" },
  });
  // The pages promise the way that is chosen to begin with.
  expect(promiseDeliveries(MONDAY, { ...site, shippingRates: [express, standard] }).days).toBe(
    "Wed 25 to Thu 26 Nov",
  );
  expect(promiseDeliveries(MONDAY, ZA).byRate).toEqual({});
  // Days of one way are enough, where the others promise none.
  const silent = { ...site, courierDays: { from: null, to: null } };
  expect(calculateArrivalDates(MONDAY, calendarOfRate(silent, standard))).toBeNull();
  expect(calculateArrivalDates(MONDAY, calendarOfRate(silent, express))).not.toBeNull();
});

test("a promise holds until the cut-off time, and for an hour at most", () => {
  const site = { ...ZA, cutOffTime: "14:00" };
  const untilAt = (now: string) => promiseDelivery(now, site).until;
  // 11:59 UTC is 13:59 in Johannesburg.
  expect(untilAt("2026-11-23T11:59:30Z")).toBe("2026-11-23T12:00:00.000Z");
  expect(untilAt("2026-11-23T12:00:00Z")).toBe("2026-11-23T13:00:00.000Z");
  expect(untilAt("2026-11-23T21:30:00Z")).toBe("2026-11-23T22:00:00.000Z");
});

test.each([
  ["2026-11-26", "2026-11-30", "Thu 26 to Mon 30 Nov"],
  ["2026-11-30", "2026-12-02", "Mon 30 Nov to Wed 2 Dec"],
  ["2026-12-31", "2026-12-31", "Thu 31 Dec"],
  ["2026-12-31", "2027-12-31", "Thu 31 Dec to Fri 31 Dec"],
])("days from %s to %s are written as %s", (from, to, text) => {
  expect(formatDayRange(from, to)).toBe(text);
});

const anyCalendar = fc
  .record({
    seed: fc.constantFrom(ZA, AU),
    cutOffTime: fc.constantFrom(null, "00:00", "09:30", "14:00", "23:59"),
    from: fc.integer({ min: 1, max: 5 }),
    more: fc.nat(5),
  })
  .map(({ seed, cutOffTime, from, more }) => ({
    ...seed,
    cutOffTime,
    courierDays: { from, to: from + more },
  }));
const anyTime = fc.integer({ min: Date.parse("2026-11-01"), max: Date.parse("2027-11-01") });
const iso = (time: number): string => new Date(time).toISOString();

test("R9.4 no day of arrival is a weekend, a holiday or before a dispatch, and a later order has no earlier one", () => {
  fc.assert(
    fc.property(anyCalendar, anyTime, fc.nat(5 * 24 * 3_600_000), (site, placed, later) => {
      const first = calculateArrivalDates(iso(placed), site);
      const second = calculateArrivalDates(iso(placed + later), site);
      const dispatch = calculateDispatchDates(iso(placed), site);
      if (!first || !second) throw new Error("the site promises days of arrival");
      expect(first.from > dispatch.from && first.to > dispatch.to && first.from <= first.to).toBe(true);
      expect(second.from >= first.from && second.to >= first.to).toBe(true);
      for (const day of [first.from, first.to]) {
        expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
        expect(site.holidays.map(({ date }) => date)).not.toContain(day);
      }
    }),
  );
});

test("R9.4 a promise that is shown holds for every order until it ends", () => {
  fc.assert(
    fc.property(anyCalendar, anyTime, fc.nat(999), (site, now, part) => {
      const promise = promiseDelivery(iso(now), site);
      const end = Date.parse(promise.until);
      expect(end).toBeGreaterThan(now);
      const within = now + Math.floor(((end - 1 - now) * part) / 999);
      expect(promiseDelivery(iso(within), site).days).toBe(promise.days);
    }),
  );
});
