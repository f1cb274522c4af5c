import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemInput } from "../../schemas/cart.ts";
import { LINE_ERROR_CODES } from "../../schemas/design.ts";
import { optionalId, optionalSite } from "../../schemas/primitives.ts";

export const initCart = defineCall({
  name: "initCart",
  method: "POST",
  path: "/shopify/init-cart",
  summary: "Make a cart with its first lines",
  tag: "Cart",
  body: z.object({
    site: optionalSite,
    userId: optionalId,
    lineItems: z.array(lineItemInput).check(z.maxLength(100)),
    promoCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  reply: cart,
  errors: ["TOO_MANY_LINES", ...LINE_ERROR_CODES, "PROMO_UNKNOWN", "PROMO_EXPIRED", "PROMO_USED"],
  idempotent: true,
});
