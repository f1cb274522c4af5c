import { localDay } from "../orders/dispatchDates.ts";
import { DAY_MS } from "./durations.ts";
import { localInstant } from "./localInstant.ts";

/**
 * Returns the last time, not after `now`, at which clocks in a time zone showed an hour of the day (0 to 23). On a
 * day that skips this hour it is the time of the clock change; for an hour that occurs twice in a day it is one of
 * the two.
 */
export const lastDailyInstant = (now: Date, hour: number, timeZone: string): Date => {
  const time = `${String(hour).padStart(2, "0")}:00:00`;
  const today = localDay(now.toISOString(), timeZone);
  const ofToday = new Date(localInstant(today, time, timeZone));
  if (ofToday <= now) return ofToday;
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  return new Date(localInstant(yesterday, time, timeZone));
};
