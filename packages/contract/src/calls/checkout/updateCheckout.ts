import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { checkout } from "../../schemas/checkout.ts";
import { DESIGN_ERROR_CODES } from "../../schemas/design.ts";
import { email, id, optionalSite } from "../../schemas/primitives.ts";
import { optionalPromoCode, variantDesignFields, variants } from "../../schemas/variants.ts";

export const updateCheckout = defineCall({
  name: "updateCheckout",
  method: "POST",
  path: "/shopify/update-checkout",
  summary: "Change any part of a checkout",
  tag: "Checkout",
  body: z.object({
    checkoutId: id,
    /** Only for a checkout without a cart. With a cart, the cart defines what is bought (CONFLICT). */
    variants: z.optional(variants),
    ...variantDesignFields,
    email: z.optional(email),
    shippingAddress: z.optional(shippingAddress),
    isUploadLater: z.optional(z.boolean()),
    promoCode: optionalPromoCode,
    shippingRateHandle: z.optional(z.string().check(z.maxLength(64))),
    site: optionalSite,
  }),
  reply: checkout,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "CHECKOUT_NOT_OPEN",
    "CONFLICT",
    "VARIANT_UNKNOWN",
    ...DESIGN_ERROR_CODES,
    "ADDRESS_INVALID",
    "SHIPPING_RATE_UNKNOWN",
    "PROMO_UNKNOWN",
    "PROMO_EXPIRED",
    "PROMO_USED",
    "PROMO_ALREADY_SET",
  ],
});
