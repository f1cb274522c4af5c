import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { artItem, artist, artTitle, featuredRank, licence, tags } from "../../schemas/art.ts";
import { id } from "../../schemas/primitives.ts";

export const saveArtItemTags = defineCall({
  name: "saveArtItemTags",
  method: "PUT",
  path: "/art/item/:id/save-item-tags",
  summary:
    "Change an item of art: its texts, tags, sale, and whether and where it is featured; what is left out stays",
  tag: "Art",
  staffOnly: true,
  right: "shop.edit",
  params: z.strictObject({ id }),
  body: z.strictObject({
    title: z.optional(artTitle),
    artist: z.optional(artist),
    licence: z.optional(licence),
    tags: z.optional(tags),
    /** When false, shoppers no longer see it, but walls and orders that already show it still do. */
    is_on_sale: z.optional(z.boolean()),
    /** Ids of items to show beside it; items that share tags are shown after them. */
    related: z.optional(z.array(id).check(z.maxLength(ART_LIMITS.relatedItems))),
    is_featured: z.optional(z.boolean()),
    featured_rank: z.optional(featuredRank),
    /**
     * Earlier values of the changed fields, as the caller saw them. CONFLICT when another staff member has changed
     * one since.
     */
    seen: z.optional(
      z.strictObject({
        title: z.optional(artTitle),
        artist: z.optional(artist),
        licence: z.optional(licence),
        tags: z.optional(tags),
        related: z.optional(z.array(id).check(z.maxLength(ART_LIMITS.relatedItems))),
      }),
    ),
  }),
  reply: artItem,
  errors: ["NOT_FOUND", "CONFLICT", "PRINT_TOO_SMALL"],
});
