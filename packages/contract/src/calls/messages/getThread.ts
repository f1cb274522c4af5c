import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { thread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const getThread = defineCall({
  name: "getThread",
  method: "GET",
  path: "/messages/threads/:threadId",
  summary: "A thread with its messages, for anyone who knows its id",
  tag: "Messages",
  params: z.object({ threadId: id }),
  reply: thread,
  errors: ["NOT_FOUND"],
});
