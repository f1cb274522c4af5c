import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { checkout } from "../../schemas/checkout.ts";
import { email, id, optionalSite } from "../../schemas/primitives.ts";

export const updateCheckout = defineCall({
  name: "updateCheckout",
  method: "POST",
  path: "/shopify/update-checkout",
  summary: "Change any part of a checkout",
  tag: "Checkout",
  body: z.object({
    checkoutId: id,
    email: z.optional(email),
    shippingAddress: z.optional(shippingAddress),
    isUploadLater: z.optional(z.boolean()),
    shippingRateHandle: z.optional(z.string().check(z.maxLength(64))),
    site: optionalSite,
  }),
  reply: checkout,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CHECKOUT_NOT_OPEN",
    "ADDRESS_INVALID",
    "SHIPPING_RATE_UNKNOWN",
    "PROMO_USED",
  ],
});
