/** What Shopify says of the cost of a query: a bucket of points that fills again by so many a second. */
export type ThrottleStatus = {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
};

export type CostBudget = {
  /** Returns how long to wait in ms until a query of this cost fits. 0 before Shopify has said what is there. */
  waitMsFor(cost: number): number;
  /** Saves what the last reply said. */
  update(status: ThrottleStatus): void;
};

/** Creates a budget of points. `now` returns ms of a clock that never goes back. */
export const createCostBudget = (now: () => number = () => performance.now()): CostBudget => {
  let last: (ThrottleStatus & { readonly at: number }) | undefined;
  return {
    waitMsFor: (cost) => {
      if (!last) return 0;
      const restored = ((now() - last.at) / 1000) * last.restoreRate;
      const available = Math.min(last.maximumAvailable, last.currentlyAvailable + restored);
      // A query above the whole bucket would wait for ever: Shopify rejects it, and the caller sees why.
      const wanted = Math.min(cost, last.maximumAvailable);
      return wanted <= available ? 0 : Math.ceil(((wanted - available) / last.restoreRate) * 1000);
    },
    update: (status) => {
      last = { ...status, at: now() };
    },
  };
};
