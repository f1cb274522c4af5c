import { DAY_MS } from "@storywall/domain/time/durations.ts";

/** Returns when a wall was changed last: "Changed today", "Changed yesterday", "Changed 12 November". Times in ms. */
export const formatSavedDay = (savedAt: number, now: number, locale: string): string => {
  const days = Math.round((startOfDay(now) - startOfDay(savedAt)) / DAY_MS);
  if (days <= 0) return "Changed today";
  if (days === 1) return "Changed yesterday";
  const isThisYear = new Date(savedAt).getFullYear() === new Date(now).getFullYear();
  const date = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" as const }),
  });
  return `Changed ${date.format(savedAt)}`;
};

const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
