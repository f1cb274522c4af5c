import type { Site } from "../sites/site.ts";
import { localDateTime } from "../time/localDateTime.ts";

/** First and last day on which an order may leave the workshop, as local ISO dates (`2026-11-24`). */
export type DispatchDates = { readonly from: string; readonly to: string };

/** The settings of a site from which its dispatch dates are calculated. */
export type DispatchCalendar = Pick<Site, "timeZone" | "dispatchDays" | "cutOffTime" | "holidays">;

/**
 * Returns when an order is dispatched, in working days (Monday to Friday without holidays) after the local day on which
 * it was placed. From the cut-off time on, it counts as placed on the next day.
 */
export const calculateDispatchDates = (placedAt: string, site: DispatchCalendar): DispatchDates => {
  const isLate = site.cutOffTime !== null && localTime(placedAt, site.timeZone) >= site.cutOffTime;
  const placedOn = addDays(localDay(placedAt, site.timeZone), isLate ? 1 : 0);
  const holidays = new Set(site.holidays.map(({ date }) => date));
  return {
    from: addWorkingDays(placedOn, site.dispatchDays.from, holidays),
    to: addWorkingDays(placedOn, site.dispatchDays.to, holidays),
  };
};

/** A quarter of a year: no order waits longer, even over all holidays. */
const MAX_DAYS_TO_DISPATCH = 120;

/**
 * Returns the local time, `2026-11-10T14:00`, before which an order must have been complete for its last dispatch day to
 * be over now. With it a query finds late orders without the calendar.
 */
export const calculateLateBefore = (now: string, site: DispatchCalendar): string => {
  const today = localDay(now, site.timeZone);
  const holidays = new Set(site.holidays.map(({ date }) => date));
  let day = today;
  for (let back = 0; back < MAX_DAYS_TO_DISPATCH; back += 1) {
    if (addWorkingDays(day, site.dispatchDays.to, holidays) < today) break;
    day = addDays(day, -1);
  }
  return site.cutOffTime === null ? `${addDays(day, 1)}T00:00` : `${day}T${site.cutOffTime}`;
};

/** Returns the local day, `2026-11-21`, of an ISO 8601 UTC time. */
export const localDay = (instant: string, timeZone: string): string =>
  localDateTime(new Date(instant), timeZone).slice(0, 10);

/** Returns the local time of day, `14:05`. */
export const localTime = (instant: string, timeZone: string): string =>
  localDateTime(new Date(instant), timeZone).slice(11, 16);

/** Returns the day that is `count` working days after a local day. */
export const addWorkingDays = (day: string, count: number, holidays: ReadonlySet<string>): string => {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current = addDays(current, 1);
    if (!isWeekend(current) && !holidays.has(current)) remaining -= 1;
  }
  return current;
};

const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
