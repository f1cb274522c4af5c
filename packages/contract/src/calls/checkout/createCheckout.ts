import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { checkout } from "../../schemas/checkout.ts";
import { DESIGN_ERROR_CODES } from "../../schemas/design.ts";
import { email, optionalSite } from "../../schemas/primitives.ts";
import { optionalPromoCode, variantDesignFields, variants } from "../../schemas/variants.ts";

/** A set without photos in its tiles can be paid only as upload-later. */
export const createCheckout = defineCall({
  name: "createCheckout",
  method: "POST",
  path: "/shopify/create-checkout",
  summary: "A checkout without a cart: buy a set straight away",
  tag: "Checkout",
  body: z.object({
    variants,
    ...variantDesignFields,
    email: z.optional(email),
    shippingAddress: z.optional(shippingAddress),
    isUploadLater: z.optional(z.boolean()),
    promoCode: optionalPromoCode,
    site: optionalSite,
  }),
  reply: checkout,
  errors: [
    "VARIANT_UNKNOWN",
    ...DESIGN_ERROR_CODES,
    "ADDRESS_INVALID",
    "PROMO_UNKNOWN",
    "PROMO_EXPIRED",
    "PROMO_USED",
  ],
  idempotent: true,
});
