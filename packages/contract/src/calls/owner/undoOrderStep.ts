import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder, undoStep } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const undoOrderStep = defineCall({
  name: "undoOrderStep",
  method: "POST",
  path: "/owner/orders/:orderId/undo",
  summary: "Undo the last step of an order within some minutes; its shopper is not written to",
  tag: "Owner",
  staffOnly: true,
  // Undoing a cancellation needs `refunds.create` instead.
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ step: undoStep }),
  reply: ownerOrder,
  // CONFLICT: it is too late, or another step followed.
  errors: ["NOT_FOUND", "CONFLICT"],
});
