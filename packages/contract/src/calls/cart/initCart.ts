import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemInput } from "../../schemas/cart.ts";
import { WALL_REFUSALS } from "../../schemas/design.ts";
import { absentableId, optionalSite } from "../../schemas/primitives.ts";

export const initCart = defineCall({
  name: "initCart",
  method: "POST",
  path: "/shopify/init-cart",
  summary: "Make a cart with its first lines",
  tag: "Cart",
  body: z.object({
    site: optionalSite,
    userId: absentableId,
    lineItems: z.array(lineItemInput).check(z.maxLength(100)),
    promoCode: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  }),
  reply: cart,
  errors: ["TOO_MANY_LINES", ...WALL_REFUSALS, "PROMO_UNKNOWN", "PROMO_EXPIRED", "PROMO_USED"],
  idempotent: true,
});
