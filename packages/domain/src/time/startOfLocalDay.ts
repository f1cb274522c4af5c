import { MINUTE_MS } from "./durations.ts";

/** Returns the instant at which a day (`2026-11-23`) begins in a time zone. Days there may have 23 or 25 hours. */
export const startOfLocalDay = (day: string, timeZone: string): Date => {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at UTC midnight may differ from that at local midnight, so it is read again there.
  const guess = utcMidnight - offsetMs(utcMidnight, timeZone);
  return new Date(utcMidnight - offsetMs(guess, timeZone));
};

/** Returns the day after a day, as text. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);

const offsetMs = (instant: number, timeZone: string): number => {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
};
