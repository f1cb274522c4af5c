const MINUTE_MS = 60_000;

/**
 * How long until then, as people say it: "2 hours", "1 hour and 5 minutes", "less than a minute"; null when it is over.
 * Rounded up to whole minutes, so that "1 minute" is said to its end.
 */
export const formatTimeLeft = (until: Date, now: Date): string | null => {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left < MINUTE_MS) return "less than a minute";
  const minutes = Math.ceil(left / MINUTE_MS);
  const days = Math.floor(minutes / (24 * 60));
  const hours = Math.floor((minutes % (24 * 60)) / 60);
  // Days are said without minutes: nobody plans so.
  const parts = [
    pluralize(days, "day"),
    pluralize(hours, "hour"),
    days > 0 ? "" : pluralize(minutes % 60, "minute"),
  ].filter(Boolean);
  return parts.join(" and ");
};

const pluralize = (number: number, unit: string): string =>
  number === 0 ? "" : `${number} ${unit}${number === 1 ? "" : "s"}`;
