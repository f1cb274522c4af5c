/** One thing that is counted: a call's group by somebody. */
export type RateLimitWindow = {
  readonly key: string;
  readonly windowMs: number;
  /** Behind this number a whole window begins anew, as a pause; null: the window ends when it ends. */
  readonly pausesAfter: number | null;
};

export type RateLimitCount = { readonly count: number; readonly endsAt: Date };

/** How often somebody did something, for all processes together. May be forgotten when the database crashes. */
export type RateLimitCounters = {
  /** One more of each, in one statement; gives the counts in the same order. A window begins with the first in it. */
  increment(windows: readonly RateLimitWindow[], now: Date): Promise<readonly RateLimitCount[]>;
  /** One less of each, where its window still lasts. */
  decrement(keys: readonly string[], now: Date): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
