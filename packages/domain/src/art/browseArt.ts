import type { ArtItem, ArtSet } from "./artItem.ts";
import { ART_PAGE_SIZE, MAX_RELATED_ART } from "./limits.ts";
import { normaliseTags } from "./tags.ts";

/**
 * Sorts featured items first, by rank, then the newest. Two items never tie, so no item appears on two pages or on
 * none.
 */
export const byFeaturedThenNewest = (a: ArtItem, b: ArtItem): number =>
  Number(b.isFeatured) - Number(a.isFeatured) ||
  (a.isFeatured ? byRank(a, b) : 0) ||
  b.addedAt.getTime() - a.addedAt.getTime() ||
  byId(a, b);

/** Sorts the newest sets first. */
export const byNewest = (a: ArtSet, b: ArtSet): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);

const byRank = ({ featuredRank: a }: ArtItem, { featuredRank: b }: ArtItem): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
};

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

type Tagged = { readonly tags: readonly string[] };

/** Returns the items that have all of the tags, in any spelling (R5.2); all items when `tags` is empty. */
export const filterByTags = <Item extends Tagged>(
  items: readonly Item[],
  tags: readonly string[],
): readonly Item[] => {
  const wanted = normaliseTags(tags);
  return items.filter((item) => wanted.every((tag) => item.tags.includes(tag)));
};

export type Page<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
};

/**
 * Returns one page of a list, counted from 1. A page after the last is empty, not an error: the list may have become
 * shorter.
 */
export const paginate = <Item>(items: readonly Item[], page: number, size = ART_PAGE_SIZE): Page<Item> => ({
  items: items.slice((page - 1) * size, page * size),
  page,
  pages: Math.ceil(items.length / size),
  total: items.length,
});

/** Returns the related items that the owner chose, then others that share tags, those that share most first. */
export const findRelatedArt = (item: ArtItem, items: readonly ArtItem[]): readonly ArtItem[] => {
  const own = new Set(item.tags);
  const shared = (other: ArtItem) => other.tags.filter((tag) => own.has(tag)).length;
  const chosen = item.relatedIds.flatMap((id) => items.find((other) => other.id === id) ?? []);
  const similar = items
    .filter((other) => other.id !== item.id && !chosen.includes(other) && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || byFeaturedThenNewest(a, b));
  return [...chosen, ...similar].slice(0, MAX_RELATED_ART);
};
