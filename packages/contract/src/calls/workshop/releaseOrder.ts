import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const releaseOrder = defineCall({
  name: "releaseOrder",
  method: "POST",
  path: "/owner/orders/:orderId/release",
  summary: "Let an order go on that was held back",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({}),
  reply: orderWork,
  errors: ["NOT_FOUND"],
});
