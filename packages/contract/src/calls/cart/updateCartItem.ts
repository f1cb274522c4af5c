import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemPatch } from "../../schemas/cart.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const updateCartItem = defineCall({
  name: "updateCartItem",
  method: "PUT",
  path: "/shopify/update-cart-item",
  summary: "Change any part of a wall in the cart",
  tag: "Cart",
  body: z.object({ cartId: id, itemId: id, lineItem: lineItemPatch, site: optionalSite }),
  reply: cart,
  errors: [
    "NOT_FOUND",
    "SITE_MISMATCH",
    "FRAME_MISMATCH",
    "SIZE_NOT_SOLD",
    "TILES_MISMATCH",
    "TOO_MANY_TILES",
    "TOO_MANY_LINES",
    "PHOTO_UNKNOWN",
    "ART_ITEM_UNKNOWN",
  ],
});
