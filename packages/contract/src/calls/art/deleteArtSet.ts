import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { id } from "../../schemas/primitives.ts";

export const deleteArtSet = defineCall({
  name: "deleteArtSet",
  method: "DELETE",
  path: "/art/art-set/:id",
  summary: "Take a set of art away; its items stay",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ id }),
  reply: z.object({ _id: id }),
  errors: ["NOT_FOUND"],
});
