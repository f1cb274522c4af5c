import type { Currency } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";

/**
 * Symbols that are unambiguous in the country of the currency. Other currencies are written with their code: NAD
 * 39.99.
 */
const SYMBOLS: Readonly<Record<string, string>> = {
  ZAR: "R",
  AUD: "$",
  NZD: "$",
  USD: "$",
  GBP: "£",
  EUR: "€",
};

/**
 * Formats an amount in the shop's style: R1,249.99 or $39.99, always with cents. All sites have currencies of a
 * hundred cents (`newSite.ts`).
 *
 * Intl is not used. Its separators for en-ZA differ between versions of its data, so server and browser would render
 * the same page differently. South African shops use the comma and the dot.
 */
export const formatMoney = (amount: Minor, currency: Currency): string => {
  const cents = Math.abs(amount);
  const units = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const hundredths = String(cents % 100).padStart(2, "0");
  return `${amount < 0 ? "−" : ""}${SYMBOLS[currency] ?? `${currency} `}${units}.${hundredths}`;
};

/** A difference that is this close (minor units) to a whole amount is written as one. */
const MAX_ROUNDED = 1;

/**
 * Formats a difference of two prices: without cents where it is a whole amount, or a cent away from one. Prices that end
 * in 99 cents have differences such as R5,400.01, whose cent says nothing. The prices themselves keep theirs.
 */
export const formatDifference = (amount: Minor, currency: Currency): string => {
  const whole = Math.round(amount / 100) * 100;
  return whole !== 0 && Math.abs(amount - whole) <= MAX_ROUNDED
    ? formatMoney(minor(whole), currency).replace(/\.00$/, "")
    : formatMoney(amount, currency);
};
