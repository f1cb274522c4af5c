import { normaliseTags } from "./tags.ts";

/** A picture that shoppers may hang instead of a photo of their own. */
export type ArtItem = {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  /** Normalised (R5.2). */
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  /** Of featured items: the lowest comes first, null after all numbers. Always null for others. */
  readonly featuredRank: number | null;
  /** Pixels of the largest picture that there is. */
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
};

/** Items that belong side by side. */
export type ArtSet = {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Ids of items in the order in which they hang, each once. */
  readonly itemIds: readonly string[];
  readonly createdAt: Date;
};

export type ArtItemChange = {
  readonly tags?: readonly string[] | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly featuredRank?: number | null | undefined;
};

/** The item after the owner's change; what the change leaves out stays, and only what is featured keeps a rank. */
export const changeArtItem = (item: ArtItem, change: ArtItemChange): ArtItem => {
  const isFeatured = change.isFeatured ?? item.isFeatured;
  const rank = change.featuredRank === undefined ? item.featuredRank : change.featuredRank;
  return {
    ...item,
    tags: change.tags ? normaliseTags(change.tags) : item.tags,
    isFeatured,
    featuredRank: isFeatured ? rank : null,
  };
};

export type ArtSetChange = {
  readonly name?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly itemIds?: readonly string[] | undefined;
};

/** The set after the owner's change; what the change leaves out stays. */
export const changeArtSet = (set: ArtSet, { name, tags, itemIds }: ArtSetChange): ArtSet => ({
  ...set,
  name: name ?? set.name,
  tags: tags ? normaliseTags(tags) : set.tags,
  itemIds: itemIds ? [...new Set(itemIds)] : set.itemIds,
});
