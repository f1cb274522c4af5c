import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart } from "../../schemas/cart.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const addPromoCode = defineCall({
  name: "addPromoCode",
  method: "PUT",
  path: "/shopify/add-promo-code",
  summary: "Put the one promo code on the cart (R4.15)",
  tag: "Cart",
  body: z.object({
    cartId: id,
    promoCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    site: optionalSite,
  }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "PROMO_UNKNOWN", "PROMO_EXPIRED", "PROMO_USED", "PROMO_ALREADY_SET"],
});
