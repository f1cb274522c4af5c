import { normaliseTags } from "./tags.ts";

/** An image of the catalogue, which shoppers may hang instead of their own photo. */
export type ArtItem = {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  /** Normalised tags (R5.2). */
  readonly tags: readonly string[];
  readonly isFeatured: boolean;
  /** Order of featured items: the lowest number first, null last. Always null for items that are not featured. */
  readonly featuredRank: number | null;
  /** Size in pixels of the largest file of the image. */
  readonly width: number;
  readonly height: number;
  readonly addedAt: Date;
  /** Id of the stored photo that it is printed from; null for an image that our own code draws. */
  readonly assetId: string | null;
  /**
   * When false, shoppers do not see it. Walls and orders that already show it still do, so an item is never deleted.
   */
  readonly isOnSale: boolean;
  /** Ids of items that the owner shows beside it, in this order; items that share tags are shown after them. */
  readonly relatedIds: readonly string[];
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
  readonly title?: string | undefined;
  readonly artist?: string | undefined;
  readonly licence?: string | undefined;
  readonly isOnSale?: boolean | undefined;
  readonly relatedIds?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly featuredRank?: number | null | undefined;
};

/**
 * Returns the item after the owner's change. Fields that the change omits stay; an item that is not featured loses its
 * rank.
 */
export const changeArtItem = (item: ArtItem, change: ArtItemChange): ArtItem => {
  const { title, artist, licence, isOnSale, relatedIds } = change;
  const isFeatured = change.isFeatured ?? item.isFeatured;
  const rank = change.featuredRank === undefined ? item.featuredRank : change.featuredRank;
  return {
    ...item,
    title: title ?? item.title,
    artist: artist ?? item.artist,
    licence: licence ?? item.licence,
    isOnSale: isOnSale ?? item.isOnSale,
    relatedIds: relatedIds ? [...new Set(relatedIds)].filter((id) => id !== item.id) : item.relatedIds,
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

/**
 * Returns the featured items after the owner's change: these ones, in this order; others are no longer featured.
 * Only items that differ are returned.
 */
export const arrangeFeatured = (
  items: readonly ArtItem[],
  featuredIds: readonly string[],
): readonly ArtItem[] => {
  const ids = [...new Set(featuredIds)];
  return items.flatMap((item) => {
    const index = ids.indexOf(item.id);
    const change = { isFeatured: index >= 0, featuredRank: index >= 0 ? index + 1 : null };
    const isSame = change.isFeatured === item.isFeatured && change.featuredRank === item.featuredRank;
    return isSame ? [] : [changeArtItem(item, change)];
  });
};
