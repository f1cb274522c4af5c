/** Shopify's report on the cost of a query: a bucket of points that refills at a fixed rate a second. */
export type ThrottleStatus = {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
};

export type CostBudget = {
  /**
   * Reserves the points of a query, and returns the ms to wait until they are available. Queries that run at
   * the same time share the bucket, so each waits for those before it. Returns 0 until Shopify has reported the
   * bucket.
   */
  reserve(cost: number): number;
  /** Ends a reservation. `status` is the one in the reply; undefined when it had none. */
  settle(cost: number, status: ThrottleStatus | undefined): void;
};

/** Creates a budget of points. `now` returns ms of a clock that never goes back. */
export const createCostBudget = (now: () => number = () => performance.now()): CostBudget => {
  let last: (ThrottleStatus & { readonly at: number }) | undefined;
  let reserved = 0;
  return {
    reserve: (cost) => {
      const waitMs = last ? waitMsOf(last, now(), reserved + cost) : 0;
      reserved += cost;
      return waitMs;
    },
    settle: (cost, status) => {
      reserved -= cost;
      if (status) last = { ...status, at: now() };
    },
  };
};

const waitMsOf = (
  { maximumAvailable, currentlyAvailable, restoreRate, at }: ThrottleStatus & { readonly at: number },
  now: number,
  cost: number,
): number => {
  const restored = ((now - at) / 1000) * restoreRate;
  const available = Math.min(maximumAvailable, currentlyAvailable + restored);
  // A query that costs more than a full bucket does not wait for ever: Shopify rejects it and says why.
  const wanted = Math.min(cost, maximumAvailable);
  return wanted <= available ? 0 : Math.ceil(((wanted - available) / restoreRate) * 1000);
};
