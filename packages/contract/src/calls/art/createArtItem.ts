import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artist, artTitle, licence, ownerArtItem, tags } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const createArtItem = defineCall({
  name: "createArtItem",
  method: "POST",
  path: "/art/create-item",
  summary: "Add an uploaded picture to the catalogue of art",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  body: z.strictObject({
    /** Id from the upload (`POST /photos`). Sending the same one twice makes one item. */
    asset_id: id,
    title: artTitle,
    artist,
    licence,
    tags: z.optional(tags),
    is_on_sale: z.boolean(),
  }),
  reply: ownerArtItem,
  errors: ["PHOTO_UNKNOWN", "CONFLICT", "PRINT_TOO_SMALL"],
});
