import type { Site } from "../sites/site.ts";
import { localDateTime } from "./localDateTime.ts";

/** The locales in which people write 6:10 pm. All others write 18:10. */
const TWELVE_HOUR_LOCALES: ReadonlySet<string> = new Set([
  "en-AU",
  "en-CA",
  "en-IN",
  "en-NZ",
  "en-PH",
  "en-US",
]);

/**
 * Returns the time of day as the site's shoppers write it: "18:10", or "6:10 pm". Intl is not used: its spelling differs
 * between server and browser.
 */
export const formatTimeOfDay = (
  instant: string,
  { timeZone, locale }: Pick<Site, "timeZone" | "locale">,
): string => {
  const time = localDateTime(new Date(instant), timeZone).slice(11, 16);
  if (!TWELVE_HOUR_LOCALES.has(locale)) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? "am" : "pm"}`;
};
