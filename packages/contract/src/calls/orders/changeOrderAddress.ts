import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { order } from "../../schemas/order.ts";
import { id, optionalSite } from "../../schemas/primitives.ts";

export const changeOrderAddress = defineCall({
  name: "changeOrderAddress",
  method: "PUT",
  path: "/orders/:orderId/shipping-address",
  summary: "The shopper corrects where the order goes, within the change window",
  tag: "Orders",
  params: z.object({ orderId: id }),
  body: z.object({ shippingAddress, site: optionalSite }),
  reply: order,
  // CONFLICT: the change window is closed. ADDRESS_INVALID: also for another country, whose price would differ.
  errors: ["NOT_FOUND", "SITE_MISMATCH", "CONFLICT", "ADDRESS_INVALID"],
});
