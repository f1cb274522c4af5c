import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artSet } from "../../schemas/art.ts";

export const getAllArtSets = defineCall({
  name: "getAllArtSets",
  method: "GET",
  path: "/art/get-all-art-sets",
  summary: "Every set of art, newest first",
  tag: "Art",
  reply: z.object({ items: z.array(artSet) }),
  errors: [],
});
