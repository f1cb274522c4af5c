import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { messagePosition, ownerThread } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const readThread = defineCall({
  name: "readThread",
  method: "PUT",
  path: "/owner/threads/:threadId/read",
  summary: "The owner has read the messages up to this one",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  params: z.strictObject({ threadId: id }),
  body: z.strictObject({ place: messagePosition }),
  reply: ownerThread,
  errors: ["NOT_FOUND"],
});
