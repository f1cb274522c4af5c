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
    /** The cart of what was added while the rest was being paid; null when everything was bought. */
    nextCartId: z.nullable(id),
    /**
     * True to one call of all: whoever counts orders counts this one now, and at no reload and in no other tab again.
     */
    firstView: z.boolean(),
  }),
  errors: ["NOT_FOUND", "SITE_MISMATCH"],
});
