import type { SetKey } from "../catalogue/sets.ts";
import type { EarlierPrice, Site } from "../sites/site.ts";
import type { Minor } from "../units/units.ts";

/**
 * Minimum number of days that a price must have been charged to be an earlier price under either country's law on
 * "was" prices.
 */
export const MIN_DAYS_CHARGED = 28;

/** Number of days after which an earlier price is not shown any more: shoppers know the present price by then. */
export const MAX_DAYS_SHOWN = 90;

type EarlierPrices = Pick<Site, "setPrices" | "earlierPrices">;

/** Returns the earlier price of a set that pages may show today, with its days; null when there is none. */
export const findEarlierPrice = (site: EarlierPrices, set: SetKey, today: string): EarlierPrice | null =>
  site.earlierPrices.find(
    (earlier) => earlier.set === set && earlier.price > site.setPrices[set] && isRecent(earlier, today),
  ) ?? null;

/**
 * Returns the original price of a set, to show beside its price: an earlier one that the owner has recorded with the
 * days on which it was charged, if it is higher and recent; else the price itself.
 */
export const originalSetPrice = (site: EarlierPrices, set: SetKey, today: string): Minor =>
  findEarlierPrice(site, set, today)?.price ?? site.setPrices[set];

const isRecent = ({ until }: EarlierPrice, today: string): boolean => {
  const days = daysBetween(until, today);
  return days >= 1 && days <= MAX_DAYS_SHOWN;
};

/** Returns the number of days between two days such as `2026-11-23`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
