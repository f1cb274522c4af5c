import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { tileName } from "../../schemas/design.ts";
import { ownerOrder } from "../../schemas/owner/ownerOrder.ts";
import { id } from "../../schemas/primitives.ts";

export const withdrawPrintQuestion = defineCall({
  name: "withdrawPrintQuestion",
  method: "POST",
  path: "/owner/orders/:orderId/prints/withdraw-question",
  summary: "Withdraw the question to the shopper about a print, which stays held",
  tag: "Owner",
  staffOnly: true,
  right: "prints.work",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({
    cartItemId: id,
    tile: tileName,
  }),
  reply: ownerOrder,
  // CONFLICT: no question about this tile is open.
  errors: ["NOT_FOUND", "CONFLICT"],
});
