import type { Currency, PromoCode, ShippingRate } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { Json } from "./jsonColumns.ts";

/** Amounts in minor units. The columns are bigint: a hundred lines of 99 walls of 50 large frames exceed an integer. */
export type PricingColumns = {
  currency: Currency;
  promo: Json<PromoCode> | null;
  shippingRate: Json<ShippingRate> | null;
  price: Minor;
  discount: Minor;
  tax: Minor;
  total: Minor;
};
