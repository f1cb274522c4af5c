import type { ArtItem, ArtSet } from "@storywall/domain/art/artItem.ts";

/**
 * The catalogue of art: items and sets of items that the owner chose. Lists are returned whole and in no order:
 * sorting and grouping are rules of the domain, not of a query.
 */
export type ArtCatalogue = {
  /** Returns all items, in no order. */
  listItems(): Promise<readonly ArtItem[]>;
  findItem(id: string): Promise<ArtItem | undefined>;
  /** Returns the item and locks it until the transaction ends. */
  lockItem(id: string): Promise<ArtItem | undefined>;
  /** Returns the item that is printed from a stored photo. */
  findItemOfAsset(assetId: string): Promise<ArtItem | undefined>;
  /** Inserts the items whose ids and photos are new. Existing items stay as they are, since the owner may have changed them. */
  insertMissingItems(items: readonly ArtItem[]): Promise<void>;
  updateItem(item: ArtItem): Promise<void>;

  /** Returns all sets, in no order. */
  listSets(): Promise<readonly ArtSet[]>;
  findSet(id: string): Promise<ArtSet | undefined>;
  /** Returns the set and locks it until the transaction ends. */
  lockSet(id: string): Promise<ArtSet | undefined>;
  /** Inserts or replaces the set. Call it in a transaction, after its items are inserted. */
  saveSet(set: ArtSet): Promise<void>;
  /** Removes the set. Returns false when there was none. */
  removeSet(id: string): Promise<boolean>;
};
