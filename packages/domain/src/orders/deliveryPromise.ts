import type { CourierDays, Site } from "../sites/site.ts";
import {
  addWorkingDays,
  calculateDispatchDates,
  type DispatchCalendar,
  type DispatchDates,
  localTime,
} from "./dispatchDates.ts";
import { formatDayRange } from "./formatDay.ts";

/** The settings of a site from which the days of arrival are calculated. */
export type DeliveryCalendar = DispatchCalendar & Pick<Site, "courierDays">;

/** Returns the calendar of one way of delivery: with its own courier days if it has some, else with the site's. */
export const calendarOfRate = <Calendar extends DeliveryCalendar>(
  site: Calendar,
  rate: { readonly courierDays?: CourierDays | undefined } | null | undefined,
): Calendar => (rate?.courierDays ? { ...site, courierDays: rate.courierDays } : site);

/** When a wall that is ordered now arrives, as shown on every page before payment. */
export type DeliveryPromise = {
  /** `sent`: the site names no courier days, so only the day of dispatch is known. */
  readonly kind: "arrival" | "sent";
  /** `Thu 26 to Mon 30 Nov` */
  readonly days: string;
  /** ISO 8601 UTC time from which the days may differ, because an order then counts as one of the next day. */
  readonly until: string;
};

/**
 * Returns the first and the last day on which an order arrives: working days of the workshop, then of the courier,
 * who has the same days off. Null when the site promises no days.
 */
export const calculateArrivalDates = (placedAt: string, site: DeliveryCalendar): DispatchDates | null => {
  const { courierDays } = site;
  if (courierDays.from === null) return null;
  const dispatch = calculateDispatchDates(placedAt, site);
  const holidays = new Set(site.holidays.map(({ date }) => date));
  return {
    from: addWorkingDays(dispatch.from, courierDays.from, holidays),
    to: addWorkingDays(dispatch.to, courierDays.to, holidays),
  };
};

/** Returns when an order that is placed now arrives or, when the courier's days are unknown, when it is sent. */
export const promiseDelivery = (now: string, site: DeliveryCalendar): DeliveryPromise => {
  const arrival = calculateArrivalDates(now, site);
  const { from, to } = arrival ?? calculateDispatchDates(now, site);
  return { kind: arrival ? "arrival" : "sent", days: formatDayRange(from, to), until: nextChange(now, site) };
};

/** The promise for the first way of delivery; and for each by its handle, when any has courier days of its own. */
export type DeliveryPromises = DeliveryPromise & {
  readonly byRate: Readonly<Record<string, DeliveryPromise>>;
};

/** Returns when an order that is placed now arrives, for each way of delivery. */
export const promiseDeliveries = (
  now: string,
  site: DeliveryCalendar & Pick<Site, "shippingRates">,
): DeliveryPromises => ({
  ...promiseDelivery(now, calendarOfRate(site, site.shippingRates[0])),
  // When any rate has days of its own, the map needs all rates: the others then differ from the first.
  byRate: site.shippingRates.some(({ courierDays }) => courierDays)
    ? Object.fromEntries(
        site.shippingRates.map((rate) => [rate.handle, promiseDelivery(now, calendarOfRate(site, rate))]),
      )
    : {},
});

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/**
 * Returns the next midnight or cut-off time of the workshop, but at most an hour from now: then a clock change at
 * night makes no difference.
 */
const nextChange = (now: string, { timeZone, cutOffTime }: DeliveryCalendar): string => {
  const minutes = toMinutes(localTime(now, timeZone));
  const cutOff = cutOffTime === null ? MINUTES_PER_DAY : toMinutes(cutOffTime);
  const boundary = cutOff > minutes ? cutOff : MINUTES_PER_DAY;
  const wait = Math.min(boundary - minutes, MINUTES_PER_HOUR);
  const thisMinute = Math.floor(Date.parse(now) / 60_000);
  return new Date((thisMinute + wait) * 60_000).toISOString();
};

const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3, 5));
