/** A holder of a quota, and the size of the quota. */
export type QuotaHolder = { readonly id: string; readonly maxFiles: number; readonly maxBytes: number };

/**
 * Quota that pending uploads use, in addition to stored photos that are in no order. Shared by all processes,
 * so that concurrent uploads cannot exceed the quota together. Bytes include all files of a photo.
 */
export type UploadReservations = {
  /** Reserves quota of all holders, or of none when one would exceed theirs. The reservation expires at `endsAt`. */
  reserve(
    reservation: {
      readonly assetId: string;
      readonly bytes: number;
      readonly now: Date;
      readonly endsAt: Date;
    },
    holders: readonly QuotaHolder[],
  ): Promise<{ readonly kind: "reserved" } | { readonly kind: "quotaExceeded"; readonly holderId: string }>;
  /**
   * Sets the bytes of a reservation, once the size of all files of the photo is known. Does nothing when a
   * holder would exceed their quota.
   */
  update(
    assetId: string,
    bytes: number,
    now: Date,
  ): Promise<{ readonly kind: "reserved" } | { readonly kind: "quotaExceeded"; readonly holderId: string }>;
  /** Releases the reservation, after the upload became a photo (which counts by itself) or failed. Safe to repeat. */
  release(assetId: string, holderId: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
