import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemPatch } from "../../schemas/cart.ts";
import { LINE_ERROR_CODES } from "../../schemas/design.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const updateCartItem = defineCall({
  name: "updateCartItem",
  method: "PUT",
  path: "/shopify/update-cart-item",
  summary: "Change any part of a wall in the cart",
  tag: "Cart",
  body: z.object({ cartId: id, itemId: id, lineItem: lineItemPatch, site: optionalSite }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "TOO_MANY_LINES", ...LINE_ERROR_CODES],
});
