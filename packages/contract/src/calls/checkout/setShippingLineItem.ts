import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const setShippingLineItem = defineCall({
  name: "setShippingLineItem",
  method: "PUT",
  path: "/shopify/set-shipping-lineItem",
  summary: "Choose a shipping rate",
  tag: "Checkout",
  body: z.object({
    checkoutId: id,
    shippingRateHandle: z.string().check(z.minLength(1), z.maxLength(64)),
    site: optionalSite,
  }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CHECKOUT_NOT_OPEN", "SHIPPING_RATE_UNKNOWN", "PROMO_USED"],
});
