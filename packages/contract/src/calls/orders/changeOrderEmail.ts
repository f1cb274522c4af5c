import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { order } from "../../schemas/order.ts";
import { email, id, optionalId, optionalSite } from "../../schemas/primitives.ts";

export const changeOrderEmail = defineCall({
  name: "changeOrderEmail",
  method: "PUT",
  path: "/orders/:orderId/email",
  summary: "The visitor who placed the order corrects where mails about it go, within the change window",
  tag: "Orders",
  params: z.object({ orderId: id }),
  body: z.object({
    email,
    /** The visitor who placed the order. Its link alone is not enough: it may have been forwarded. */
    userId: optionalId,
    site: optionalSite,
  }),
  reply: order,
  // FORBIDDEN: another visitor. CONFLICT: the change window is closed. TOO_MANY_REQUESTS: the fourth change in a
  // day.
  errors: ["NOT_FOUND", "SITE_MISMATCH", "FORBIDDEN", "CONFLICT", "TOO_MANY_REQUESTS"],
});
