import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { formatDiscount, getMissingAmount } from "@storywall/domain/pricing/promo.ts";
import type { Pricing } from "../../ports/checkout/Checkouts.ts";

/**
 * Returns why the promo code of a cart takes nothing off: the total of the goods is below its minimum. The code
 * stays set, so that one more frame is enough. Returns no field when the code applies.
 */
export const discountNote = ({
  promo,
  price,
  currency,
}: Pick<Pricing, "promo" | "price" | "currency">): { readonly discountNote?: string } => {
  if (promo?.minimum === undefined) return {};
  const missing = getMissingAmount(promo, price);
  if (missing === 0) return {};
  const format = (amount: typeof missing) => formatMoney(amount, currency);
  return {
    discountNote: `${promo.code} takes ${formatDiscount(promo, currency)} off orders of ${format(promo.minimum)} or more. Add ${format(missing)} more and it applies.`,
  };
};
