import type { PromoCode, PromoDiscount } from "../sites/site.ts";
import { type Minor, minor } from "../units/units.ts";
import { largestRemainder } from "./largestRemainder.ts";
import { calculateDiscount } from "./promo.ts";
import { calculateIncludedTax } from "./tax.ts";

export type CartTotals = {
  /** Goods before the discount. */
  readonly price: Minor;
  readonly discount: Minor;
  readonly shipping: Minor;
  /** The part of `total` that is tax. */
  readonly tax: Minor;
  /** price - discount + shipping. */
  readonly total: Minor;
  /** Price of each line before the discount, and its part of the discount. Their sums are `price` and `discount`. */
  readonly lines: readonly { readonly price: Minor; readonly discount: Minor }[];
};

/**
 * Calculates all amounts of a cart. It is the only function that does, from prices of the server (R5.4). Prices
 * include the tax.
 */
export const calculateCartTotals = (cart: {
  readonly lines: readonly { readonly unitPrice: Minor; readonly quantity: number }[];
  readonly promo: (PromoDiscount & Pick<PromoCode, "minimum">) | null;
  readonly shipping: Minor;
  readonly tax: { readonly percent: number };
}): CartTotals => {
  const linePrices = cart.lines.map((line) => minor(line.unitPrice * line.quantity));
  const price = minor(linePrices.reduce((sum, linePrice) => sum + linePrice, 0));
  const discount = cart.promo ? calculateDiscount(cart.promo, price) : minor(0);
  const discounts = largestRemainder(discount, linePrices);
  const total = minor(price - discount + cart.shipping);
  return {
    price,
    discount,
    shipping: cart.shipping,
    tax: calculateIncludedTax(total, cart.tax.percent),
    total,
    lines: linePrices.map((linePrice, index) => ({
      price: linePrice,
      discount: discounts[index] ?? minor(0),
    })),
  };
};
