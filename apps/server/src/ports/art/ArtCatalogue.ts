import type { ArtItem, ArtSet } from "@storywall/domain/art/artItem.ts";

/**
 * The catalogue of art. It is chosen by an owner and read whole, so that what comes first and what belongs together are
 * rules of the domain and not of a query.
 */
export type ArtCatalogue = {
  /** In no order. */
  listItems(): Promise<readonly ArtItem[]>;
  findItem(id: string): Promise<ArtItem | undefined>;
  /** The item, held until the transaction ends. */
  lockItem(id: string): Promise<ArtItem | undefined>;
  /** Adds those that are not there, and leaves those that are as they are. */
  insertMissingItems(items: readonly ArtItem[]): Promise<void>;
  updateItem(item: ArtItem): Promise<void>;

  /** In no order. */
  listSets(): Promise<readonly ArtSet[]>;
  findSet(id: string): Promise<ArtSet | undefined>;
  /** The set, held until the transaction ends. */
  lockSet(id: string): Promise<ArtSet | undefined>;
  /** Inserts or replaces it; in a transaction. Its items must be there. */
  saveSet(set: ArtSet): Promise<void>;
  /** False when it was not there. */
  removeSet(id: string): Promise<boolean>;
};
