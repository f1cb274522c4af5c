import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileName } from "../../schemas/design.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const undoPrintApproval = defineCall({
  name: "undoPrintApproval",
  method: "POST",
  path: "/owner/orders/:orderId/prints/approve/undo",
  summary: "Hold a print again that was approved some minutes ago, and reopen the question about it",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ cartItemId: id, tile: tileName }),
  reply: ownerOrder,
  // CONFLICT: it is too late, the print is in a batch, or it was not approved.
  errors: ["NOT_FOUND", "CONFLICT"],
});
