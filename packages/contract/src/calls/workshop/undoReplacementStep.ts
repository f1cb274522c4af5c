import { REPLACEMENT_STATES } from "@storywall/domain/orders/remakes.ts";
import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const undoReplacementStep = defineCall({
  name: "undoReplacementStep",
  method: "POST",
  path: "/owner/orders/:orderId/replacements/:replacementId/undo",
  summary: "Undo the last step of a replacement within some minutes; its shopper is not written to",
  tag: "Workshop",
  staffOnly: true,
  // Undoing the creation or the stop of a replacement needs `orders.replace` instead.
  right: "prints.work",
  params: z.strictObject({ orderId: id, replacementId: id }),
  /** The state that the step led to. Undoing the creation stops the replacement. */
  body: z.strictObject({ step: z.enum(REPLACEMENT_STATES) }),
  reply: orderWork,
  // CONFLICT: it is too late, or another step followed.
  errors: ["NOT_FOUND", "CONFLICT"],
});
