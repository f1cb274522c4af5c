import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artItem } from "../../schemas/art.ts";

export const getAllArtItems = defineCall({
  name: "getAllArtItems",
  method: "GET",
  path: "/art/get-all-art-items",
  summary: "Every item of art, featured first, then newest",
  tag: "Art",
  reply: z.object({ items: z.array(artItem) }),
  errors: [],
});
