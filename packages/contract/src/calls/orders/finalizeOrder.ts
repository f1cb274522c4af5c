import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const finalizeOrder = defineCall({
  name: "finalizeOrder",
  method: "POST",
  path: "/shopify/order-finalized",
  summary: "The shopper has seen the confirmation; the cart is cleared",
  tag: "Orders",
  body: z.object({ orderId: id, site: optionalSite }),
  reply: z.extend(order, {
    /** The cart with the lines that were added during the payment; null when everything was bought. */
    nextCartId: z.nullable(id),
    /** True in only one reply: the client then tracks the purchase, and not again after a reload or in another tab. */
    firstView: z.boolean(),
  }),
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
