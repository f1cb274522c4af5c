/** Addresses that a CDN must drop, as one request. */
export type CdnPurge = {
  readonly id: string;
  readonly addresses: readonly string[];
  readonly createdAt: Date;
};

export type ClaimedCdnPurge = CdnPurge & {
  /** Number of claims, including this one. */
  readonly attempts: number;
};

/** Outbox of purges. They are added in the transaction that deletes the row of the image. */
export type CdnPurges = {
  add(purge: CdnPurge): Promise<void>;
  /** Claims the purge that is due longest. Other processes skip it until `leaseEnds`. */
  claim(now: Date, leaseEnds: Date): Promise<ClaimedCdnPurge | undefined>;
  retryAt(id: string, at: Date, error: string): Promise<void>;
  remove(id: string): Promise<void>;
  removeAddedBefore(time: Date): Promise<void>;
};
