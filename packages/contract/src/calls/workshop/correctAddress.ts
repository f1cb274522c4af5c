import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { shippingAddress } from "../../schemas/address.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const correctAddress = defineCall({
  name: "correctAddress",
  method: "PUT",
  path: "/owner/orders/:orderId/shipping-address",
  summary: "Correct where an order goes, for its shopper, until the parcel is sent",
  tag: "Workshop",
  staffOnly: true,
  right: "orders.personalData",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ shippingAddress }),
  reply: orderWork,
  // CONFLICT: the parcel has left.
  errors: ["NOT_FOUND", "CONFLICT", "ADDRESS_INVALID"],
});
