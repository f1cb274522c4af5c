import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const cancelOrder = defineCall({
  name: "cancelOrder",
  method: "POST",
  path: "/orders/:orderId/cancel",
  summary: "The shopper cancels, within the change window; all of the money goes back",
  tag: "Orders",
  params: z.object({ orderId: id }),
  body: z.object({ site: optionalSite }),
  reply: order,
  // CONFLICT: the change window is closed.
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CONFLICT"],
  idempotent: true,
});
