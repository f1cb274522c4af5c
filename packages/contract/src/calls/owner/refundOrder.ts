import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder, refundRequest } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const refundOrder = defineCall({
  name: "refundOrder",
  method: "POST",
  path: "/owner/orders/:orderId/refund",
  summary: "Give back a part of an order's money, or all that is left of it",
  tag: "Owner",
  staffOnly: true,
  right: "refunds.create",
  params: z.strictObject({ orderId: id }),
  body: refundRequest,
  reply: ownerOrder,
  // CONFLICT: the amount is more than the rest of the payment, or the whole price of a tile was refunded before.
  // IDEMPOTENCY_MISMATCH: the key was used for another refund.
  errors: ["PROOF_NEEDED", "NOT_FOUND", "CONFLICT", "IDEMPOTENCY_MISMATCH"],
  idempotent: true,
});
