import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { cart } from "../../schemas/cart.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const removePromoCode = defineCall({
  name: "removePromoCode",
  method: "PUT",
  path: "/shopify/remove-promo-code",
  summary: "Take the promo code off the cart",
  tag: "Cart",
  body: z.object({ cartId: id, site: optionalSite }),
  reply: cart,
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
