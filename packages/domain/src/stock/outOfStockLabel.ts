import { formatShortDay } from "../orders/formatDay.ts";

/** Returns ", back about 4 Dec"; nothing where no day is known or where it has passed. */
export const backAbout = (expectedOn: string | null, today: string): string =>
  expectedOn !== null && expectedOn >= today ? `, back about ${formatShortDay(expectedOn)}` : "";

/** Returns "Out of stock, back about 4 Dec"; without the day where none is known or where it has passed. */
export const outOfStockLabel = (expectedOn: string | null, today: string): string =>
  `Out of stock${backAbout(expectedOn, today)}`;
