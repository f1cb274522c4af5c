import type { CourierDays, Site } from "../sites/site.ts";
import {
  addWorkingDays,
  calculateDispatchDates,
  type DispatchCalendar,
  type DispatchDates,
  localTime,
} from "./dispatchDates.ts";
import { formatDayRange } from "./formatDay.ts";

/** The settings of a site that its days of arrival follow from. */
export type DeliveryCalendar = DispatchCalendar & Pick<Site, "courierDays">;

/** Returns the calendar of one way of delivery: with its own courier days where it has some, else the site's. */
export const calendarOfRate = <Calendar extends DeliveryCalendar>(
  site: Calendar,
  rate: { readonly courierDays?: CourierDays | undefined } | null | undefined,
): Calendar => (rate?.courierDays ? { ...site, courierDays: rate.courierDays } : site);

/** When a wall that is ordered now comes, as every page says it before the payment. */
export type DeliveryPromise = {
  /** `sent`: the site names no days of the courier, so the day of arrival is not known. */
  readonly kind: "arrival" | "sent";
  /** `Thu 26 to Mon 30 Nov` */
  readonly days: string;
  /** ISO 8601 UTC. From then on it may have changed: an order counts as one of the next day. */
  readonly until: string;
};

/**
 * Returns the first and the last day on which an order arrives, by working days of the courier after those of the
 * workshop; null where the site promises none. Couriers rest on the same days as the workshop.
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

/** Returns when an order of this moment comes or, where the courier's days are unknown, when it is sent. */
export const promiseDelivery = (now: string, site: DeliveryCalendar): DeliveryPromise => {
  const arrival = calculateArrivalDates(now, site);
  const { from, to } = arrival ?? calculateDispatchDates(now, site);
  return { kind: arrival ? "arrival" : "sent", days: formatDayRange(from, to), until: nextChange(now, site) };
};

/** The promise of the first way of delivery, and of each by its handle where any has days of its own. */
export type DeliveryPromises = DeliveryPromise & {
  readonly byRate: Readonly<Record<string, DeliveryPromise>>;
};

/** Returns when an order of this moment comes, by each way of delivery. */
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
 * Returns the next midnight or cut-off time of the workshop, and at most an hour: clocks that go forward at night make
 * no difference then.
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
