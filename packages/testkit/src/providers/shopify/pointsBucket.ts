/** Points that each query of the fake store costs. */
export const QUERY_COST = 12;
const MAX_POINTS = 1_000_000;

/** Creates the points bucket of a store: queries spend points, and time restores them. At first no query waits. */
export const createPointsBucket = (now: () => number) => {
  let points = { available: MAX_POINTS, restoredPerSecond: MAX_POINTS, at: now() };
  return {
    /** Spends the points of one query. With too few points the query is throttled and spends none. */
    spend: () => {
      const restored = ((now() - points.at) / 1000) * points.restoredPerSecond;
      points = { ...points, available: Math.min(MAX_POINTS, points.available + restored), at: now() };
      const isThrottled = points.available < QUERY_COST;
      if (!isThrottled) points = { ...points, available: points.available - QUERY_COST };
      const throttleStatus = {
        maximumAvailable: MAX_POINTS,
        currentlyAvailable: points.available,
        restoreRate: points.restoredPerSecond,
      };
      return { isThrottled, cost: { requestedQueryCost: QUERY_COST, throttleStatus } };
    },
    set: (next: { readonly available: number; readonly restoredPerSecond: number }): void => {
      points = { ...next, at: now() };
    },
  };
};
