import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemInput } from "../../schemas/cart.ts";
import { LINE_ERROR_CODES } from "../../schemas/design.ts";
import { optionalId, optionalSite } from "../../schemas/primitives.ts";

export const addToCart = defineCall({
  name: "addToCart",
  method: "POST",
  path: "/shopify/add-to-cart",
  summary: "Add several walls",
  tag: "Cart",
  body: z.object({
    cartId: optionalId,
    userId: optionalId,
    lineItems: z.array(lineItemInput).check(z.minLength(1), z.maxLength(100)),
    site: optionalSite,
  }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "TOO_MANY_LINES", ...LINE_ERROR_CODES],
  idempotent: true,
});
