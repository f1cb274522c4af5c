import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { ownerThread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const getOwnerThread = defineCall({
  name: "getOwnerThread",
  method: "GET",
  path: "/owner/threads/:threadId",
  summary: "One thread, with whom it is and what has been seen of it",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ threadId: id }),
  reply: ownerThread,
  errors: ["NOT_FOUND"],
});
