import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const deleteKeptPhoto = defineCall({
  name: "deleteKeptPhoto",
  method: "POST",
  path: "/privacy/delete-photo",
  summary:
    "Deletes one photo of a visitor, unless a cart, an open link or an order has it: then once that is over",
  tag: "Privacy",
  body: z.object({ userId: id, handle: id }),
  /** `isKept`: the photo is not deleted yet, because a cart, link or order still needs it. */
  reply: z.object({ isKept: z.boolean() }),
  errors: ["NOT_FOUND"],
});
