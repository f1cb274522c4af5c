import type { Currency } from "../sites/site.ts";
import type { Minor } from "../units/units.ts";

/** Symbols that are read without doubt in the country of the currency. Others are written by their code: NAD 39.99. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ZAR: "R",
  AUD: "$",
  NZD: "$",
  USD: "$",
  GBP: "£",
  EUR: "€",
};

/**
 * Formats an amount as the shop writes it: R1,249.99 or $39.99, always with cents. Sites have currencies of a hundred
 * cents only (`newSite.ts`).
 *
 * Intl is not used. The separators of en-ZA differ between versions of its data, so server and browser would render the
 * same page differently. South African shops write the comma and the dot.
 */
export const formatMoney = (amount: Minor, currency: Currency): string => {
  const cents = Math.abs(amount);
  const units = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const hundredths = String(cents % 100).padStart(2, "0");
  return `${amount < 0 ? "-" : ""}${SYMBOLS[currency] ?? `${currency} `}${units}.${hundredths}`;
};
