import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { reasonText } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const holdOrder = defineCall({
  name: "holdOrder",
  method: "POST",
  path: "/owner/orders/:orderId/hold",
  summary: "Hold an order back: nothing of it is printed or sent until it is released",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ reason: reasonText }),
  reply: orderWork,
  // CONFLICT: nothing of the order is made any more.
  errors: ["NOT_FOUND", "CONFLICT"],
});
