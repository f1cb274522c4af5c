import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { undoStep } from "../../schemas/owner/ownerOrder.ts";
import { bulkResult, orderIds } from "../../schemas/owner/ownerOrderList.ts";

export const undoOrderSteps = defineCall({
  name: "undoOrderSteps",
  method: "POST",
  path: "/owner/order-list/undo",
  summary: "Undo the last step of up to 200 orders; each is done or says why not, and a repeat does no harm",
  tag: "Owner",
  staffOnly: true,
  // Undoing cancellations needs `refunds.create` instead.
  right: "prints.work",
  body: z.strictObject({ orderIds, step: undoStep }),
  reply: bulkResult,
  errors: [],
});
