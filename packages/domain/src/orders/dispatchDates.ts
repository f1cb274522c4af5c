/** First and last day on which an order may leave the workshop, as local ISO dates (`2026-11-24`). */
export type DispatchDates = { readonly from: string; readonly to: string };

/**
 * Returns when an order is dispatched, in working days (Monday to Friday) after the local day on which it was placed.
 * Public holidays are not known here; the shop says "usually".
 */
export const calculateDispatchDates = (
  placedAt: string,
  site: { readonly timeZone: string; readonly dispatchDays: { readonly from: number; readonly to: number } },
): DispatchDates => {
  const placedOn = localDay(placedAt, site.timeZone);
  return {
    from: addWorkingDays(placedOn, site.dispatchDays.from),
    to: addWorkingDays(placedOn, site.dispatchDays.to),
  };
};

/** Returns the local day, `2026-11-21`, of an ISO 8601 UTC time. */
export const localDay = (instant: string, timeZone: string): string =>
  // The Swedish date format is the ISO format.
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(new Date(instant));

/** Returns the local time of day, `14:05`. */
export const localTime = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" }).format(new Date(instant));

const addWorkingDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  for (let remaining = count; remaining > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) remaining -= 1;
  }
  return date.toISOString().slice(0, 10);
};
