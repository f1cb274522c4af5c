import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import * as z from "zod/mini";
import { printable } from "./photo.ts";
import { id, pageNumber, singleLine } from "./primitives.ts";

export const artItem = z.object({
  _id: id,
  title: z.string(),
  artist: z.string(),
  licence: z.string(),
  tags: z.array(z.string()),
  is_featured: z.boolean(),
  /** Order of featured items: the lowest number first, null last. */
  featured_rank: z.nullable(z.int()),
  /** URL of a JPEG of `width` by `height` pixels; smaller copies by `?w=`, as for photos. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Sizes in which it prints well enough to be sold on its own, smallest first. */
  sizes: z.array(z.enum(FRAME_SIZE_KEYS)),
});
export type ArtItem = z.infer<typeof artItem>;

/** Items that suit each other on one wall. */
export const artSet = z.object({
  _id: id,
  name: z.string(),
  tags: z.array(z.string()),
  /** Ids of its items, in the order of the wall. */
  items: z.array(id),
  /** The items, so that a page needs no request for each. */
  art_items: z.array(artItem),
});
export type ArtSet = z.infer<typeof artSet>;

/** An item as staff see it who may change it. */
export const ownerArtItem = z.extend(artItem, {
  /** When false, shoppers do not see it, but walls and orders that already show it still do. */
  is_on_sale: z.boolean(),
  /** True for an image that staff uploaded; false for one that our own code draws. */
  is_own_upload: z.boolean(),
  /** Ids of the items that are shown beside it. */
  related: z.array(id),
  /** Its print verdict for each size, whole and without a mat. */
  printable,
});
export type OwnerArtItem = z.infer<typeof ownerArtItem>;

export const ownerArt = z.object({
  items: z.array(ownerArtItem),
  sets: z.array(z.object({ _id: id, name: z.string(), tags: z.array(z.string()), items: z.array(id) })),
});
export type OwnerArt = z.infer<typeof ownerArt>;

export const artTitle = singleLine(ART_LIMITS.titleLength).check(z.minLength(1));
export const artist = singleLine(ART_LIMITS.titleLength).check(z.minLength(1));
export const licence = singleLine(ART_LIMITS.licenceLength);

/** Tags as clients write them; the shop normalises them (R5.2). */
export const tags = z.array(singleLine(ART_LIMITS.tagLength)).check(z.maxLength(ART_LIMITS.tags));

/** Ids of items; a repeated id counts once. */
export const itemIds = z.array(id).check(z.minLength(1), z.maxLength(ART_LIMITS.setItems));
export const setName = singleLine(ART_LIMITS.setNameLength).check(z.minLength(1));
export const featuredRank = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)));

/** `tags=a&tags=b`, or a single `tags=a`. */
const queryTags = z.pipe(
  z.optional(z.union([singleLine(ART_LIMITS.tagLength), tags])),
  z.transform((value) => (value === undefined ? [] : typeof value === "string" ? [value] : value)),
);

/** Tags and page (from 1). Clients write lists as `tags=a&tags=b` or as `tags[]=a&tags[]=b`; both are accepted. */
export const artQuery = z.object({
  tags: queryTags,
  "tags[]": queryTags,
  page: pageNumber,
});

export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), pages: z.int(), total: z.int() });
