import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newMessage, thread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const sendMessage = defineCall({
  name: "sendMessage",
  method: "POST",
  path: "/messages/threads/:threadId/messages",
  summary: "The shopper writes one more message",
  tag: "Messages",
  params: z.object({ threadId: id }),
  body: z.object(newMessage),
  reply: thread,
  // CONFLICT: the thread is full.
  errors: ["NOT_FOUND", "CONFLICT"],
});
