import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artItem } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const getRelatedArtItems = defineCall({
  name: "getRelatedArtItems",
  method: "GET",
  path: "/art/item/:id/related-items",
  summary: "Art that goes with an item: what the shop chose first, then what shares most tags",
  tag: "Art",
  params: z.object({ id }),
  reply: z.object({ items: z.array(artItem) }),
  errors: ["NOT_FOUND"],
});
