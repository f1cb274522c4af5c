import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { checkout } from "../../schemas/checkout.ts";
import { email, id, optionalSite } from "../../schemas/primitives.ts";

/** Status 200 both for a new and for an updated checkout. */
export const createOrUpdateCheckout = defineCall({
  name: "createOrUpdateCheckout",
  method: "POST",
  path: "/shopify/create-or-update-checkout",
  summary: "Make the checkout of a cart, or bring it up to date",
  tag: "Checkout",
  body: z.object({
    cartId: id,
    email: z.optional(email),
    shippingAddress: z.optional(shippingAddress),
    isUploadLater: z.optional(z.boolean()),
    site: optionalSite,
  }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CHECKOUT_NOT_OPEN", "CART_EMPTY", "ADDRESS_INVALID", "PROMO_USED"],
  idempotent: true,
});
