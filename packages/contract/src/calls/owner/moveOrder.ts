import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerOrder, ownerTransition } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const moveOrder = defineCall({
  name: "moveOrder",
  method: "POST",
  path: "/owner/orders/:orderId/move",
  summary: "Take an order to its next state; its shopper is written to",
  tag: "Owner",
  staffOnly: true,
  // Cancelling an order needs `refunds.create` instead, because its money is refunded.
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: ownerTransition,
  reply: ownerOrder,
  // CONFLICT: the state of the order does not allow the transition, its shopper may still cancel it, or it needs
  // `isConfirmed`: a question to its shopper is open, or the parcel is unlikely to have left.
  errors: ["PROOF_NEEDED", "NOT_FOUND", "CONFLICT"],
});
