import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart } from "../../schemas/cart.ts";
import { optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * An absent cartId gives a new empty cart (R5.1). A cart whose order is placed is gone: NOT_FOUND, and the client makes
 * a new one.
 */
export const getCartInfo = defineCall({
  name: "getCartInfo",
  method: "GET",
  path: "/shopify/get-cart-info",
  summary: "The cart as it stands",
  tag: "Cart",
  query: z.object({ cartId: optionalId, site: optionalSite }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
