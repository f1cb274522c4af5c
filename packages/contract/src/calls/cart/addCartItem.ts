import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart, lineItemInput } from "../../schemas/cart.ts";
import { LINE_ERROR_CODES } from "../../schemas/design.ts";
import { optionalId, optionalSite } from "../../schemas/primitives.ts";

export const addCartItem = defineCall({
  name: "addCartItem",
  method: "PUT",
  path: "/shopify/add-cart-item",
  summary: "Add one wall",
  tag: "Cart",
  body: z.object({ cartId: optionalId, userId: optionalId, lineItem: lineItemInput, site: optionalSite }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH", "TOO_MANY_LINES", ...LINE_ERROR_CODES],
  idempotent: true,
});
