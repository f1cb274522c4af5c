import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artSet } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const getArtSet = defineCall({
  name: "getArtSet",
  method: "GET",
  path: "/art/art-set/:id",
  summary: "One set of art",
  tag: "Art",
  params: z.object({ id }),
  reply: artSet,
  errors: ["NOT_FOUND"],
});
