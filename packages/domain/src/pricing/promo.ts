import type { Currency, PromoCode, PromoDiscount } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";
import { formatMoney } from "./formatMoney.ts";

/**
 * Returns the form in which promo codes are compared (B10), so that common typing errors make no difference: upper
 * case, only Latin letters and digits, the letter O as zero and the letter I as one. Not for display.
 */
export const normalisePromoCode = (entered: string): string =>
  entered
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");

/** Returns the code that matches the entered text; undefined when none does. */
export const findPromoCode = <Code extends { readonly code: string }>(
  codes: readonly Code[],
  entered: string,
): Code | undefined => {
  const wanted = normalisePromoCode(entered);
  return wanted === "" ? undefined : codes.find(({ code }) => normalisePromoCode(code) === wanted);
};

/**
 * Returns true if a code has expired. `now` and `expiresAt` are ISO 8601 UTC; at `expiresAt` itself the code is
 * still valid.
 */
export const isPromoExpired = (promo: { readonly expiresAt?: string }, now: string): boolean =>
  promo.expiresAt !== undefined && Date.parse(now) > Date.parse(promo.expiresAt);

/** Returns true if a code is not valid yet. At `startsAt` itself it is valid. */
export const isPromoUpcoming = (promo: { readonly startsAt?: string }, now: string): boolean =>
  promo.startsAt !== undefined && Date.parse(now) < Date.parse(promo.startsAt);

/** Returns true if a code has started and has not expired. */
export const isPromoValid = (
  promo: { readonly startsAt?: string; readonly expiresAt?: string },
  now: string,
): boolean => !isPromoUpcoming(promo, now) && !isPromoExpired(promo, now);

/** Limit of every discount: an order of amount 0 cannot be paid. */
export const MAX_DISCOUNT_PERCENT = 99;

/**
 * Returns the discount on the goods in whole cents. Half a cent is rounded up, in favour of the shopper. Goods below
 * the code's minimum get none. Never more than 99 percent of the goods and never negative, whatever the owner entered.
 */
export const calculateDiscount = (promo: PromoDiscount & Pick<PromoCode, "minimum">, goods: Minor): Minor => {
  if (getMissingAmount(promo, goods) > 0) return minor(0);
  const wanted = promo.amount ?? Math.round((goods * promo.percent) / 100);
  const most = Math.floor((goods * MAX_DISCOUNT_PERCENT) / 100);
  return minor(Math.min(most, Math.max(0, wanted)));
};

/** Returns the amount that the goods are below the code's minimum; 0 when they reach it. */
export const getMissingAmount = ({ minimum }: Pick<PromoCode, "minimum">, goods: Minor): Minor =>
  minor(Math.max(0, (minimum ?? 0) - goods));

/** Returns a discount as text: "10%" or "R100.00". */
export const formatDiscount = (promo: PromoDiscount, currency: Currency): string =>
  promo.amount === undefined ? `${promo.percent}%` : formatMoney(promo.amount, currency);
