import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { checkout } from "../../schemas/checkout.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const setCheckoutItem = defineCall({
  name: "setCheckoutItem",
  method: "PUT",
  path: "/shopify/checkout-item",
  summary: "Set a line's quantity; 0 removes it",
  tag: "Checkout",
  body: z.object({
    checkoutId: id,
    itemId: id,
    quantity: z.int().check(z.gte(0), z.lte(99)),
    site: optionalSite,
  }),
  reply: checkout,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CHECKOUT_NOT_OPEN", "TOO_MANY_LINES", "PROMO_USED"],
});
