import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { orderWork } from "../../schemas/owner/orderWork.ts";
import { email, id } from "../../schemas/primitives.ts";

export const correctEmail = defineCall({
  name: "correctEmail",
  method: "PUT",
  path: "/owner/orders/:orderId/email",
  summary: "Correct where mails about an order go, for its shopper",
  tag: "Workshop",
  staffOnly: true,
  right: "orders.email",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ email }),
  reply: orderWork,
  // TOO_MANY_REQUESTS: the fourth change in a day.
  errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
