import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs a call of several requests to Shopify, which together may take so many ms. A shopper waits for all of them, so
 * each request and each pause takes at most what the ones before it have left.
 */
export const withDeadline = <Value>(milliseconds: number, call: () => Promise<Value>): Promise<Value> =>
  deadlines.run(performance.now() + milliseconds, call);

/** Returns the ms until the deadline of the call that runs now, at least 0; Infinity outside of one. */
export const msUntilDeadline = (): number =>
  Math.max(0, (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());
