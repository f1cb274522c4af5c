/** Whose quota an upload counts against, and how much that is in all. */
export type QuotaHolder = { readonly id: string; readonly maxFiles: number; readonly maxBytes: number };

/**
 * What uploads on their way take of their senders' quotas, beside the photos that they have in no order: for all processes together, so
 * that of many uploads at the same moment no more begin than of many in turn.
 */
export type UploadReservations = {
  /** Takes a share of each of them, or of none when that would be more than one of them has. Each ends by itself. */
  reserve(
    reservation: {
      readonly assetId: string;
      readonly bytes: number;
      readonly now: Date;
      readonly endsAt: Date;
    },
    holders: readonly QuotaHolder[],
  ): Promise<{ readonly kind: "reserved" } | { readonly kind: "quotaExceeded"; readonly holderId: string }>;
  /** The upload became a photo, which counts by itself, or came to nothing. Doing it twice is fine. */
  release(assetId: string, holderId: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
