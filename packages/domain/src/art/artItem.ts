import { normaliseTags } from "./tags.ts";

/** An image of the catalogue, which shoppers may hang instead of a photo of their own. */
export type ArtItem = {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  /** Normalised (R5.2). */
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  /** Order of featured items: the lowest number first, null last. Always null for items that are not featured. */
  readonly featuredRank: number | null;
  /** Size in pixels of the largest file of the image. */
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
};

/** Items that suit each other on one wall. */
export type ArtSet = {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** Ids of items in the order of the wall, each once. */
  readonly itemIds: readonly string[];
  readonly createdAt: Date;
};

export type ArtItemChange = {
  readonly tags?: readonly string[] | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly featuredRank?: number | null | undefined;
};

/**
 * Returns the item after the owner's change. Fields that the change omits stay; an item that is not featured loses its
 * rank.
 */
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

/** Returns the set after the owner's change. Fields that the change omits stay. */
export const changeArtSet = (set: ArtSet, { name, tags, itemIds }: ArtSetChange): ArtSet => ({
  ...set,
  name: name ?? set.name,
  tags: tags ? normaliseTags(tags) : set.tags,
  itemIds: itemIds ? [...new Set(itemIds)] : set.itemIds,
});
