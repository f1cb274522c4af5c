import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artItem, featuredRank, tags } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const saveArtItemTags = defineCall({
  name: "saveArtItemTags",
  method: "PUT",
  path: "/art/item/:id/save-item-tags",
  summary: "Change the tags of an item and whether and where it is featured; what is left out stays",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ id }),
  body: z.strictObject({
    tags: z.optional(tags),
    is_featured: z.optional(z.boolean()),
    featured_rank: z.optional(featuredRank),
  }),
  reply: artItem,
  errors: ["NOT_FOUND"],
});
