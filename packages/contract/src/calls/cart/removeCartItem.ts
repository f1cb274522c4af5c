import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart } from "../../schemas/cart.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const removeCartItem = defineCall({
  name: "removeCartItem",
  method: "PUT",
  path: "/shopify/remove-cart-item",
  summary: "Take a wall out of the cart",
  tag: "Cart",
  body: z.object({ cartId: id, itemId: id, site: optionalSite }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
