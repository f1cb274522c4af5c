import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { id, singleLine } from "../../schemas/primitives.ts";

export const addOrderNote = defineCall({
  name: "addOrderNote",
  method: "POST",
  path: "/owner/orders/:orderId/notes",
  summary: "Add a note for the shop to an order; its shopper never sees it",
  tag: "Workshop",
  staffOnly: true,
  right: "orders.read",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ text: singleLine(2000).check(z.minLength(1)) }),
  reply: orderWork,
  errors: ["NOT_FOUND"],
  idempotent: true,
});
