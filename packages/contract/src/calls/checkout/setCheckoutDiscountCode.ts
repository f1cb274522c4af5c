import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const setCheckoutDiscountCode = defineCall({
  name: "setCheckoutDiscountCode",
  method: "PUT",
  path: "/shopify/checkout-discount-code",
  summary: "Set or, with null, remove the promo code",
  tag: "Checkout",
  body: z.object({
    checkoutId: id,
    discountCode: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
    site: optionalSite,
  }),
  reply: checkout,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CHECKOUT_NOT_OPEN",
    "PROMO_UNKNOWN",
    "PROMO_EXPIRED",
    "PROMO_USED",
    "PROMO_ALREADY_SET",
  ],
});
