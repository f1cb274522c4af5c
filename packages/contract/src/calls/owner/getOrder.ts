import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const getOrder = defineCall({
  name: "getOrder",
  method: "GET",
  path: "/owner/orders/:orderId",
  summary: "One order with its refunds and what is to be printed of it",
  tag: "Owner",
  staffOnly: true,
  right: "orders.read",
  params: z.strictObject({ orderId: id }),
  reply: ownerOrder,
  errors: ["NOT_FOUND"],
});
