import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart } from "../../schemas/cart.ts";
import { optionalId, optionalSite } from "../../schemas/primitives.ts";

/**
 * Without a cartId the reply is a new empty cart (R5.1). After its order is placed, a cart does not exist any more:
 * NOT_FOUND, and the client creates a new one.
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
