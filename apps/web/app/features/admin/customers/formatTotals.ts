import type { Customer } from "@storywall/contract/schemas/owner/customer.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";

/** Returns what a customer paid: "R3,600.00 and $127.96 ($10.00 back)". Currencies are never added up. */
export const formatTotals = (totals: Customer["totals"]): string =>
  new Intl.ListFormat("en-GB").format(
    totals.map(({ currency, total, refunded }) => {
      const paid = formatMoney(minor(total), currency);
      return refunded === 0 ? paid : `${paid} (${formatMoney(minor(refunded), currency)} back)`;
    }),
  );
