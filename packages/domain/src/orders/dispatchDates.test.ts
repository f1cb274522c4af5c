import fc from "fast-check";
import { expect, test } from "vitest";
import { SITE_SEEDS } from "../sites/sites.ts";
import { calculateDispatchDates, calculateLateBefore, localDay, localTime } from "./dispatchDates.ts";

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
  expect(calculateDispatchDates("2026-11-30T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-12-01",
    to: "2026-12-02",
  });
});

test("R9.4 nothing is dispatched on a holiday: an order before Christmas leaves after it", () => {
  expect(calculateDispatchDates("2026-12-24T09:00:00Z", SITE_SEEDS.ZA)).toEqual({
    from: "2026-12-28",
    to: "2026-12-29",
  });
  expect(calculateDispatchDates("2026-12-24T09:00:00Z", SITE_SEEDS.AU)).toEqual({
    from: "2026-12-29",
    to: "2026-12-30",
  });
});

test("R9.4 from the cut-off time on, an order counts as one of the next day", () => {
  const site = { ...SITE_SEEDS.ZA, cutOffTime: "14:00" };
  const fromOf = (placedAt: string) => calculateDispatchDates(placedAt, site).from;
  // Noon UTC is 14:00 in Johannesburg.
  expect(["2026-11-23T11:59:59Z", "2026-11-23T12:00:00Z"].map(fromOf)).toEqual(["2026-11-24", "2026-11-25"]);
});

test("R9.4 a later order is never promised an earlier day, and none a weekend or holiday", () => {
  const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => addDays("2026-11-01", days));
  fc.assert(
    fc.property(
      fc.integer({ min: Date.parse("2026-11-01"), max: Date.parse("2027-11-01") }),
      fc.nat(5 * 24 * 3_600_000),
      fc.constantFrom(null, "00:00", "09:30", "14:00", "23:59"),
      fc.uniqueArray(anyDay, { maxLength: 30 }),
      (placed, later, cutOffTime, days) => {
        const site = { ...SITE_SEEDS.AU, cutOffTime, holidays: days.map((date) => ({ date, name: "x" })) };
        const first = calculateDispatchDates(new Date(placed).toISOString(), site);
        const second = calculateDispatchDates(new Date(placed + later).toISOString(), site);
        expect(second.from >= first.from && second.to >= first.to && first.from <= first.to).toBe(true);
        for (const day of [first.from, first.to]) {
          expect([1, 2, 3, 4, 5]).toContain(new Date(day).getUTCDay());
          expect(days).not.toContain(day);
        }
      },
    ),
  );
});

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 24 * 3_600_000).toISOString().slice(0, 10);

test("R9.4 the local day is an ISO date", () => {
  expect(localDay("2026-01-05T23:30:00Z", "Africa/Johannesburg")).toBe("2026-01-06");
});

test("an order that was complete before the late time has its last dispatch day behind it, any other has not", () => {
  const CUT_OFF = { ...SITE_SEEDS.ZA, cutOffTime: "14:00" };
  const holidays = [{ date: "2026-12-25", name: "Christmas" }];
  const calendars = [SITE_SEEDS.ZA, SITE_SEEDS.AU, CUT_OFF, { ...CUT_OFF, holidays }];
  fc.assert(
    fc.property(
      fc.constantFrom(...calendars),
      fc.date({ min: new Date("2026-09-01"), max: new Date("2027-02-01"), noInvalidDate: true }),
      fc.integer({ min: 0, max: 20 * 24 * 60 }),
      (calendar, now, minutes) => {
        const complete = new Date(now.getTime() - minutes * 60_000).toISOString();
        const local = `${localDay(complete, calendar.timeZone)}T${localTime(complete, calendar.timeZone)}`;
        const isOver =
          calculateDispatchDates(complete, calendar).to < localDay(now.toISOString(), calendar.timeZone);
        expect(local < calculateLateBefore(now.toISOString(), calendar)).toBe(isOver);
      },
    ),
  );
});
