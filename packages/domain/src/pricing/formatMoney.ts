import type { Currency } from "../sites/site.ts";
import type { Minor } from "../units/units.ts";

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
  return `${amount < 0 ? "-" : ""}${SYMBOLS[currency] ?? `${currency} `}${units}.${hundredths}`;
};
