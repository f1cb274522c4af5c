import { formatDifference, formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { useRootData } from "./rootData.ts";

/** Returns the storefront that the server chose for this page: copy, prices, tax, address form (R1.2, R3.6). */
export const useSite = (): PublicSite => useRootData().site;

/** Returns a function that formats an amount in the site's currency. */
export const useFormatMoney = (): ((amount: Minor) => string) => {
  const { currency } = useSite();
  return (amount) => formatMoney(amount, currency);
};

/** Returns a function that formats a difference of prices in the site's currency. */
export const useFormatDifference = (): ((amount: Minor) => string) => {
  const { currency } = useSite();
  return (amount) => formatDifference(amount, currency);
};
