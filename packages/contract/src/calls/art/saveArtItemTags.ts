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
    /** False: shoppers no longer see it; walls and orders that show it keep it. */
    is_on_sale: z.optional(z.boolean()),
    /** Ids of items to show beside it; those that share tags follow. */
    related: z.optional(z.array(id).check(z.maxLength(ART_LIMITS.relatedItems))),
    is_featured: z.optional(z.boolean()),
    featured_rank: z.optional(featuredRank),
    /** What the caller saw of the fields that are changed. CONFLICT where another person has changed one meanwhile. */
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
