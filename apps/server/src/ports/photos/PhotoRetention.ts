/** A photo whose time to be looked at has come. */
export type DuePhoto = {
  readonly assetId: string;
  readonly lastUsedAt: Date;
  /** When it was found that nobody wants it any more. */
  readonly unwantedAt: Date | null;
};

/**
 * How long photos live. One lives while something names it. What names it goes by rules of its own, and a photo that
 * nothing names is marked, then its bytes go, then its row: whatever is killed in between, it is done again.
 */
export type PhotoRetention = {
  /** The visitor is at work: everything in their list is in use. Written once a day, however often it is said. */
  touchAllOfVisitor(visitorId: string, at: Date): Promise<void>;
  /** Takes photos to look at, the longest due first; nobody else gets them before `leaseEnds`. */
  claim(now: Date, leaseEnds: Date, limit: number): Promise<readonly DuePhoto[]>;
  /**
   * Those of the photos that a cart, an open link, a checkout or payment under way, or an order has; of orders that were over
   * before `ordersOverBefore` the photos are not kept any more.
   */
  findReferenced(
    assetIds: readonly string[],
    when: { readonly now: Date; readonly ordersOverBefore: Date },
  ): Promise<ReadonlySet<string>>;
  /** Those of the photos that are in any visitor's list. */
  findListed(assetIds: readonly string[]): Promise<ReadonlySet<string>>;
  recheckAt(assetId: string, at: Date): Promise<void>;
  /**
   * Nothing may name them from now on; takes them out of all visitors' lists, and pictures of walls with them out of use.
   * One that was used after `usedBefore` stays as it is.
   */
  markForDeletion(
    assetIds: readonly string[],
    when: { readonly at: Date; readonly recheckAt: Date; readonly usedBefore?: Date },
  ): Promise<void>;
  /** Something that began before the mark has named it since. */
  unmark(assetId: string, at: Date): Promise<void>;
  /** Its bytes are gone. */
  remove(assetId: string): Promise<void>;
  /** Keys of pictures of walls that were taken out of use before then. */
  findUnwantedPreviews(before: Date, limit: number): Promise<readonly string[]>;
  removePreview(key: string): Promise<void>;
  /** Orders that were over before then and whose prints are still kept. */
  findOrdersWithOldPhotos(
    overBefore: Date,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly number: string }[]>;
  markOrderPhotosDeleted(orderId: string, at: Date): Promise<void>;
  /** Takes out what lies in carts that nobody has used since then; gives how many walls, at most `limit`. */
  clearCartsUnusedSince(time: Date, limit: number): Promise<number>;
};
