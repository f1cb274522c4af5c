import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerThread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const getOwnerThread = defineCall({
  name: "getOwnerThread",
  method: "GET",
  path: "/owner/threads/:threadId",
  summary: "One thread, with its participant and what has been read",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ threadId: id }),
  reply: ownerThread,
  errors: ["NOT_FOUND"],
});
