import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const getOrderWork = defineCall({
  name: "getOrderWork",
  method: "GET",
  path: "/owner/orders/:orderId/work",
  summary: "What the workshop has done and can do with an order: prints, reprints, replacements, notes",
  tag: "Workshop",
  staffOnly: true,
  right: "orders.read",
  params: z.strictObject({ orderId: id }),
  reply: orderWork,
  errors: ["NOT_FOUND"],
});
