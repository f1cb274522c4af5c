import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const withdrawRefund = defineCall({
  name: "withdrawRefund",
  method: "POST",
  path: "/owner/orders/:orderId/refunds/:refundId/withdraw",
  summary: "Take a refund back before it is sent to the payment provider",
  tag: "Owner",
  staffOnly: true,
  right: "refunds.create",
  params: z.strictObject({ orderId: id, refundId: id }),
  body: z.strictObject({}),
  reply: ownerOrder,
  // CONFLICT: the refund was sent to the provider already, or the order is cancelled.
  errors: ["NOT_FOUND", "CONFLICT"],
});
