import { localDateTime } from "./localDateTime.ts";

/**
 * Returns the instant, ISO 8601 UTC, at which clocks in a time zone show a day and a time (`2026-10-04`,
 * `00:00:00`). For an hour that clocks skip it is the instant of the change; for one that occurs twice it is one of
 * the two.
 */
export const localInstant = (day: string, time: string, timeZone: string): string => {
  const shown = Date.parse(`${day}T${time}Z`);
  // The offset depends on the instant that is being computed: the second pass corrects the first one near a clock
  // change.
  const guess = shown - offsetMs(shown, timeZone);
  return new Date(shown - offsetMs(guess, timeZone)).toISOString();
};

/** Returns how far the clocks of a time zone are ahead of UTC at an instant, in ms. */
const offsetMs = (at: number, timeZone: string): number =>
  Date.parse(`${localDateTime(at, timeZone).replace(" ", "T")}Z`) - Math.floor(at / 1000) * 1000;
