import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { messagePosition } from "../../schemas/messages.ts";
import { id } from "../../schemas/primitives.ts";

export const seeMessages = defineCall({
  name: "seeMessages",
  method: "PUT",
  path: "/messages/threads/:threadId/seen",
  summary: "The shopper has seen the messages up to this one, so no mail need tell of them",
  tag: "Messages",
  params: z.object({ threadId: id }),
  body: z.object({ place: messagePosition }),
  reply: z.object({ place: messagePosition }),
  errors: ["NOT_FOUND"],
});
