import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import * as z from "zod/mini";
import { id, singleLine } from "./primitives.ts";

export const artItem = z.object({
  _id: id,
  title: z.string(),
  artist: z.string(),
  licence: z.string(),
  tags: z.array(z.string()),
  is_featured: z.boolean(),
  /** Among featured items the lowest comes first; null comes after all numbers. */
  featured_rank: z.nullable(z.int()),
  /** Of a JPEG of `width` by `height` pixels; smaller ones by `?w=`, as for photos. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ArtItem = z.infer<typeof artItem>;

/** Pictures that belong side by side. */
export const artSet = z.object({
  _id: id,
  name: z.string(),
  tags: z.array(z.string()),
  /** Ids of its items, in the order in which they hang. */
  items: z.array(id),
  /** The items themselves, so that a page need not ask for each. */
  art_items: z.array(artItem),
});
export type ArtSet = z.infer<typeof artSet>;

/** Tags as anybody writes them; the shop normalises them (R5.2). */
export const tags = z.array(singleLine(ART_LIMITS.tagLength)).check(z.maxLength(ART_LIMITS.tags));

/** Ids of items; one that comes twice counts once. */
export const itemIds = z.array(id).check(z.minLength(1), z.maxLength(ART_LIMITS.setItems));
export const setName = singleLine(ART_LIMITS.setNameLength).check(z.minLength(1));
export const featuredRank = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));

/** `tags=a&tags=b`, or only one. */
const queryTags = z.pipe(
  z.optional(z.union([singleLine(ART_LIMITS.tagLength), tags])),
  z.transform((value) => (value === undefined ? [] : typeof value === "string" ? [value] : value)),
);

/**
 * Which tags and which page (1 first). Clients write lists as `tags=a&tags=b` or as `tags[]=a&tags[]=b`; both are
 * understood.
 */
export const artQuery = z.object({
  tags: queryTags,
  "tags[]": queryTags,
  page: z._default(z.coerce.number<number | string>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000)), 1),
});

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() });
