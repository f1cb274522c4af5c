/**
 * Removes what visitors made and abandoned. Each method removes at most `limit` rows and returns their number.
 */
export type VisitorRetention = {
  /** Removes checkouts that expired before `time` and for which no payment was ever begun. */
  removeUnpaidCheckouts(time: Date, limit: number): Promise<number>;
  /** Removes email and address from checkouts that expired before `time` and whose payments ended unpaid. */
  anonymizeCancelledCheckouts(time: Date, limit: number): Promise<number>;
  /** Removes carts without lines and checkouts that were last used before `time`. */
  removeEmptyCarts(time: Date, limit: number): Promise<number>;
  /** Removes walls that were saved before `time`. */
  removeTemplates(time: Date, limit: number): Promise<number>;
  /** Removes visitors who were created before `time` and own nothing. */
  removeVisitorsWithNothing(time: Date, limit: number): Promise<number>;
};
