import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artSet, itemIds, setName, tags } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const updateArtSet = defineCall({
  name: "updateArtSet",
  method: "PUT",
  path: "/art/art-set/:id",
  summary: "Change a set of art; what is left out stays",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ id }),
  body: z.strictObject({
    name: z.optional(setName),
    tags: z.optional(tags),
    items: z.optional(itemIds),
    /** The items that the caller saw. CONFLICT when another staff member has changed them since. */
    seen: z.optional(itemIds),
  }),
  reply: artSet,
  errors: ["NOT_FOUND", "ART_ITEM_UNKNOWN", "CONFLICT"],
});
