import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id } from "../../schemas/primitives.ts";

export const mailAgain = defineCall({
  name: "mailAgain",
  method: "POST",
  path: "/owner/orders/:orderId/mails",
  summary: "Send a mail about an order once more: the receipt, or the one with the parcel number",
  tag: "Workshop",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ kind: z.enum(["order_confirmation", "shipped"]) }),
  reply: orderWork,
  // CONFLICT: the order was not sent, so there is no such mail yet.
  errors: ["NOT_FOUND", "CONFLICT"],
  idempotent: true,
});
