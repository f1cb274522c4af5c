import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemInput } from "../../schemas/cart.ts";
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
  errors: [
    "FRAME_MISMATCH",
    "SIZE_NOT_SOLD",
    "TILES_MISMATCH",
    "TOO_MANY_TILES",
    "TOO_MANY_LINES",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
    "PROMO_UNKNOWN",
    "PROMO_EXPIRED",
    "PROMO_USED",
  ],
  idempotent: true,
});
