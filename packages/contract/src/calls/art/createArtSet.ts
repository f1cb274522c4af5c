import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artSet, itemIds, setName, tags } from "../../schemas/art.ts";

export const createArtSet = defineCall({
  name: "createArtSet",
  method: "POST",
  path: "/art/create-set",
  summary: "Make a set of art",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  idempotent: true,
  body: z.strictObject({ name: setName, tags: z.optional(tags), items: itemIds }),
  reply: artSet,
  errors: ["ART_ITEM_UNKNOWN"],
});
