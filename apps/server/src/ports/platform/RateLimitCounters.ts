/** A counter: one group of calls by one visitor, address or mailbox. */
export type RateLimitWindow = {
  readonly key: string;
  readonly windowMs: number;
  /**
   * A count beyond this number restarts the window, so that the caller must wait for a full window. Null when
   * it never restarts.
   */
  readonly restartAtCount: number | null;
};

type RateLimitCount = { readonly count: number; readonly endsAt: Date };

/** Counters of rate limits, shared by all processes. They may be lost when the database crashes. */
export type RateLimitCounters = {
  /**
   * Increments all counters in one statement. Returns the counts in the same order. A window begins with its first
   * count.
   */
  increment(windows: readonly RateLimitWindow[], now: Date): Promise<readonly RateLimitCount[]>;
  /** Decrements all counters whose window has not ended. */
  decrement(keys: readonly string[], now: Date): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
