/** How long an order has waited for its shopper's answers to questions about prints. */
export type WaitingTime = {
  /** Start of the current wait; null when it does not wait. */
  readonly waitingSince: Date | null;
  /** Total length of the waits that have ended. */
  readonly waitedSeconds: number;
};

/**
 * Returns the time from which the dispatch days of an order count: when it was complete, plus all time that it has
 * waited for its shopper until now.
 */
export const dispatchCountsFrom = (
  completedAt: Date,
  { waitingSince, waitedSeconds }: WaitingTime,
  now: Date,
): Date => {
  const waiting = waitingSince === null ? 0 : Math.max(0, now.getTime() - waitingSince.getTime());
  return new Date(completedAt.getTime() + waitedSeconds * 1000 + waiting);
};
