/** How long an order has waited for its shopper's answers about prints. */
export type WaitingTime = {
  /** Since when it waits; null: it does not. */
  readonly waitingSince: Date | null;
  /** Of the waits that have ended. */
  readonly waitedSeconds: number;
};

/**
 * Returns the time from which the dispatch days of an order count: when it was complete, later by as long as it has
 * waited until now for its shopper.
 */
export const dispatchCountsFrom = (
  completedAt: Date,
  { waitingSince, waitedSeconds }: WaitingTime,
  now: Date,
): Date => {
  const waiting = waitingSince === null ? 0 : Math.max(0, now.getTime() - waitingSince.getTime());
  return new Date(completedAt.getTime() + waitedSeconds * 1000 + waiting);
};
