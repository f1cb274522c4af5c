import { MINUTE_MS } from "../time/durations.ts";

/**
 * Formats the time until `until` for people: "2 hours", "1 hour and 5 minutes", "less than a minute"; null when it is
 * over. Rounded up to whole minutes.
 */
export const formatTimeLeft = (until: Date, now: Date): string | null => {
  const leftMs = until.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  if (leftMs < MINUTE_MS) return "less than a minute";
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor((minutes % (24 * 60)) / 60);
  // Minutes are left out beside days: that precision is of no use.
  const parts = [
    pluralize(days, "day"),
    pluralize(hours, "hour"),
    days > 0 ? "" : pluralize(minutes % 60, "minute"),
  ].filter(Boolean);
  return parts.join(" and ");
};

const pluralize = (number: number, unit: string): string =>
  number === 0 ? "" : `${number} ${unit}${number === 1 ? "" : "s"}`;
