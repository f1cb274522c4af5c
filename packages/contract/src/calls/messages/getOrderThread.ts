import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { thread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const getOrderThread = defineCall({
  name: "getOrderThread",
  method: "GET",
  path: "/orders/:orderId/thread",
  summary: "The thread about an order; null while there is no message",
  tag: "Messages",
  params: z.object({ orderId: id }),
  reply: z.object({ thread: z.nullable(thread) }),
  errors: ["NOT_FOUND"],
});
