import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artItem } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const getArtItem = defineCall({
  name: "getArtItem",
  method: "GET",
  path: "/art/item/:id",
  summary: "One item of art",
  tag: "Art",
  params: z.object({ id }),
  reply: artItem,
  errors: ["NOT_FOUND"],
});
