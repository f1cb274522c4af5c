import { type Minor, minor } from "../units/units.ts";

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

/** Returns the code that matches what was entered; undefined where there is none. */
export const findPromoCode = <Code extends { readonly code: string }>(
  codes: readonly Code[],
  entered: string,
): Code | undefined => {
  const wanted = normalisePromoCode(entered);
  return wanted === "" ? undefined : codes.find(({ code }) => normalisePromoCode(code) === wanted);
};

/**
 * Checks whether a code has expired. `now` and `expiresAt` are ISO 8601 UTC; at `expiresAt` itself the code is still
 * valid.
 */
export const isPromoExpired = (promo: { readonly expiresAt?: string }, now: string): boolean =>
  promo.expiresAt !== undefined && Date.parse(now) > Date.parse(promo.expiresAt);

/**
 * Returns the discount on the goods in whole cents. Half a cent is rounded up, in favour of the shopper. Never more
 * than the goods and never negative, whatever percentage the owner entered.
 */
export const calculateDiscount = (percent: number, goods: Minor): Minor =>
  minor(Math.min(goods, Math.max(0, Math.round((goods * percent) / 100))));
