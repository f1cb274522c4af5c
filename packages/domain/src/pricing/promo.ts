import { type Minor, minor } from "../units/units.ts";

/**
 * The form in which promo codes are compared (B10): what people mistype makes no difference. Codes are of Latin letters
 * and digits; whatever else was typed or pasted along goes, case goes, the letter O is a zero and the letter I a one.
 * Not for showing.
 */
export const normalisePromoCode = (entered: string): string =>
  entered
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replaceAll("I", "1");

/** The code that was meant, or undefined. */
export const findPromoCode = <Code extends { readonly code: string }>(
  codes: readonly Code[],
  entered: string,
): Code | undefined => {
  const wanted = normalisePromoCode(entered);
  return wanted === "" ? undefined : codes.find(({ code }) => normalisePromoCode(code) === wanted);
};

/** Whether a code may no longer be used. `now` is ISO 8601 UTC, as `expiresAt` is; the last instant is still good. */
export const isPromoExpired = (promo: { readonly expiresAt?: string }, now: string): boolean =>
  promo.expiresAt !== undefined && Date.parse(now) > Date.parse(promo.expiresAt);

/**
 * Discount on the goods in whole cents, half a cent rounded up in the shopper's favour; never more than the goods and
 * never less than nothing, whatever percent an owner has typed.
 */
export const calculateDiscount = (percent: number, goods: Minor): Minor =>
  minor(Math.min(goods, Math.max(0, Math.round((goods * percent) / 100))));
