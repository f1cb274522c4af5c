import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { newMessage, ownerThread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const answerThread = defineCall({
  name: "answerThread",
  method: "POST",
  path: "/owner/threads/:threadId/messages",
  summary: "The owner answers; the shopper is written to when they do not see it within minutes",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ threadId: id }),
  body: z.strictObject(newMessage),
  reply: ownerThread,
  // CONFLICT: the thread is full.
  errors: ["NOT_FOUND", "CONFLICT"],
});
