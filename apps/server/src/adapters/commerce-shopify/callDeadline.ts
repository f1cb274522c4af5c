import { AsyncLocalStorage } from "node:async_hooks";

const deadlines = new AsyncLocalStorage<number>();

/**
 * Runs a call that makes several requests to Shopify, which together may take `milliseconds`. A shopper waits
 * for all of them, so each request and each pause gets only the time that the earlier ones have left.
 */
export const withDeadline = <Value>(milliseconds: number, call: () => Promise<Value>): Promise<Value> =>
  deadlines.run(performance.now() + milliseconds, call);

/** Returns the ms until the deadline of the running call, at least 0; Infinity outside of a call. */
export const msUntilDeadline = (): number =>
  Math.max(0, (deadlines.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());
