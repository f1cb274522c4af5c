import { DAY_MS } from "@storywall/domain/time/durations.ts";

/** Returns when a wall was changed last: "Changed today", "Changed yesterday", "Changed 12 November". Times in ms. */
export const formatSavedDay = (savedAt: number, now: number, locale: string): string =>
  `Changed ${formatPastDay(savedAt, now, locale, "")}`;

/** Returns when an order was placed: "Placed today", "Placed yesterday", "Placed on 12 November". Times in ms. */
export const formatPlacedDay = (placedAt: number, now: number, locale: string): string =>
  `Placed ${formatPastDay(placedAt, now, locale, "on ")}`;

/** Returns when a wall was ordered, as text; undefined when that is not known. */
export const describeOrderedDay = (orderedAt: string | undefined, now: number, locale: string): string =>
  orderedAt === undefined
    ? "You've ordered this wall before"
    : `You ordered this wall ${formatPastDay(Date.parse(orderedAt), now, locale, "on ")}`;

const formatPastDay = (time: number, now: number, locale: string, beforeDate: string): string => {
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const date = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" as const }),
  });
  return `${beforeDate}${date.format(time)}`;
};

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
