import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { formatShortDay } from "../orders/formatDay.ts";
import type { StyleShortage } from "./shortage.ts";

/** Returns ", back about 4 Dec"; nothing where no day is known or where it has passed. */
export const backAbout = (expectedOn: string | null, today: string): string =>
  expectedOn !== null && expectedOn >= today ? `, back about ${formatShortDay(expectedOn)}` : "";

/**
 * Returns "Out of stock, back about 4 Dec", or "Out of stock in Medium, …" where a wall has other sizes too; without the day
 * where none is known or where it has passed.
 */
export const outOfStockLabel = ({ sizes, expectedOn }: StyleShortage, today: string): string => {
  const names = sizes.map((size) => FRAME_SIZES[size].name).join(" and ");
  return `Out of stock${names && ` in ${names}`}${backAbout(expectedOn, today)}`;
};
