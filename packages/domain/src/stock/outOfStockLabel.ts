import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { formatShortDay } from "../orders/formatDay.ts";
import type { StyleShortage } from "./shortage.ts";

/** Returns ", back about 4 Dec"; an empty text when the day is not known or has passed. */
export const backAbout = (expectedOn: string | null, today: string): string =>
  expectedOn !== null && expectedOn >= today ? `, back about ${formatShortDay(expectedOn)}` : "";

/**
 * Returns "Out of stock, back about 4 Dec", or "Out of stock in Medium, …" when a wall has other sizes too; without
 * the day when it is not known or has passed.
 */
export const outOfStockLabel = ({ sizes, expectedOn }: StyleShortage, today: string): string => {
  const names = sizes.map((size) => FRAME_SIZES[size].name).join(" and ");
  return `Out of stock${names && ` in ${names}`}${backAbout(expectedOn, today)}`;
};
