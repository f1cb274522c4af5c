import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { replacementTransition } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const moveReplacement = defineCall({
  name: "moveReplacement",
  method: "POST",
  path: "/owner/orders/:orderId/replacements/:replacementId/move",
  summary: "Take a replacement to its next state, or stop it",
  tag: "Workshop",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id, replacementId: id }),
  body: replacementTransition,
  reply: orderWork,
  // CONFLICT: the state of the replacement does not allow the transition, the order is held back, or the parcel is
  // unlikely to have left, which needs `isConfirmed`.
  errors: ["NOT_FOUND", "CONFLICT"],
});
