/** One thing that is counted: a call's group by somebody. */
export type Counting = {
  readonly key: string;
  readonly windowMs: number;
  /** Behind this number a whole window begins anew, as a pause; null: the window ends when it ends. */
  readonly pausesAfter: number | null;
};

export type RateCount = { readonly count: number; readonly endsAt: Date };

/** How often somebody did something, for all processes together. May be forgotten when the database crashes. */
export type RateCounts = {
  /** One more of each, in one statement; gives the counts in the same order. A window begins with the first in it. */
  add(countings: readonly Counting[], now: Date): Promise<readonly RateCount[]>;
  /** One less of each, where its window still lasts. */
  giveBack(keys: readonly string[], now: Date): Promise<void>;
  removeEnded(now: Date): Promise<void>;
};
