import { DAY_MS } from "../time/durations.ts";

/** First and last local day of a site, `2026-11-24`, both included. */
export type FigureSpan = { readonly from: string; readonly to: string };

/** Maximum number of days: a leap year. Longer spans would read too much data in one query. */
export const MAX_FIGURE_DAYS = 366;

/** First possible day: no shop has older orders. */
const MIN_DAY = "2000-01-01";
const MAX_DAY = "2100-01-01";

/** Returns the day `count` days later, or earlier when it is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

export const countDays = ({ from, to }: FigureSpan): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS) + 1;

/** Returns each day of the span, oldest first. */
export const listDays = (span: FigureSpan): readonly string[] =>
  Array.from({ length: countDays(span) }, (_, index) => addDays(span.from, index));

/** Returns the span of the same length that ends the day before. */
export const getPreviousSpan = (span: FigureSpan): FigureSpan => ({
  from: addDays(span.from, -countDays(span)),
  to: addDays(span.from, -1),
});

/** Returns an error message for an invalid span; null for a valid one. */
export const findSpanIssue = (span: FigureSpan): string | null => {
  if (span.to < span.from) return "The last day is before the first. Please swap them.";
  if (span.from < MIN_DAY || span.to > MAX_DAY) return "Please choose days from 2000 to 2100.";
  if (countDays(span) > MAX_FIGURE_DAYS) return `Please choose at most ${MAX_FIGURE_DAYS} days at a time.`;
  return null;
};
