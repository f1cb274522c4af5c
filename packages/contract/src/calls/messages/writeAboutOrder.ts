import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newMessage, ownerThread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const writeAboutOrder = defineCall({
  name: "writeAboutOrder",
  method: "POST",
  path: "/owner/orders/:orderId/messages",
  summary:
    "The owner writes to whom an order is of, in the order's one thread, which begins with it if there is none",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ orderId: id }),
  body: z.strictObject(newMessage),
  reply: ownerThread,
  // CONFLICT: the thread is full.
  errors: ["NOT_FOUND", "CONFLICT"],
});
