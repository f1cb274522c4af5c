/** A photo whose references are due for a check. */
export type DuePhoto = {
  readonly assetId: string;
  readonly lastUsedAt: Date;
  /** When it was marked for deletion. */
  readonly unwantedAt: Date | null;
};

/**
 * Decides how long photos are stored. A photo stays while a reference to it exists; references end by rules of their
 * own. A photo without a reference is marked, then its files are deleted, then its row. Each step is repeated after a
 * crash.
 */
export type PhotoRetention = {
  /** Marks all photos in the visitor's list as used. Writes at most once a day for each photo. */
  touchAllOfVisitor(visitorId: string, at: Date): Promise<void>;
  /** Claims due photos, the longest due first. Other processes skip them until `leaseEnds`. */
  claim(now: Date, leaseEnds: Date, limit: number): Promise<readonly DuePhoto[]>;
  /**
   * Returns the photos that are referenced by a cart, an open link, an open checkout, a pending payment, an order
   * or the catalogue of art.
   * Orders that ended before `ordersOverBefore` do not count.
   */
  findReferenced(
    assetIds: readonly string[],
    when: { readonly now: Date; readonly ordersOverBefore: Date },
  ): Promise<ReadonlySet<string>>;
  /** Returns the photos that are in the list of any visitor. */
  findListed(assetIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Sets when to check the photo again. */
  recheckAt(assetId: string, at: Date): Promise<void>;
  /**
   * Marks photos for deletion, so that no new reference is accepted. Removes them from all visitors' lists and
   * disables previews that show them. Skips photos that were used after `usedBefore`.
   */
  markForDeletion(
    assetIds: readonly string[],
    when: { readonly at: Date; readonly recheckAt: Date; readonly usedBefore?: Date },
  ): Promise<void>;
  /** Removes the mark: a request that began before the mark has referred to the photo since. */
  unmark(assetId: string, at: Date): Promise<void>;
  /** Removes the row, after the files are deleted. */
  remove(assetId: string): Promise<void>;
  /** Disables previews without uploaded photos that were last saved before `savedBefore`. */
  disablePreviewsWithoutPhotos(savedBefore: Date, at: Date): Promise<void>;
  /** Returns keys of previews that were disabled before then. */
  findUnwantedPreviews(before: Date, limit: number): Promise<readonly string[]>;
  removePreview(key: string): Promise<void>;
  /** Returns orders that ended before then and whose print files still exist. */
  findOrdersWithOldPhotos(
    overBefore: Date,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly number: string }[]>;
  /** Records that the order's print files are deleted. */
  markOrderPhotosDeleted(orderId: string, at: Date): Promise<void>;
  /** Removes lines of carts that were last used before `time`, at most `limit` lines. Returns how many. */
  clearCartsUnusedSince(time: Date, limit: number): Promise<number>;
};
