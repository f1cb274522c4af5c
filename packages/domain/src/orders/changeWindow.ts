import type { OrderState } from "./orderStates.ts";

export type ChangeWindow = {
  /** Whether the shopper may still cancel. */
  readonly isOpen: boolean;
  /** When it closes; null when it is closed, and while the order waits for its photos, which begin it. */
  readonly until: Date | null;
};

type OrderProgress = {
  readonly status: OrderState;
  readonly history: readonly { readonly status: OrderState; readonly at: Date }[];
};

/**
 * The time in which a shopper may cancel an order by themselves: from the moment at which it is complete (paid, with all
 * of its photos) for the site's `minutes`. An order that waits for photos can be cancelled until it is complete and then
 * as long as any other.
 */
export const getChangeWindow = (order: OrderProgress, minutes: number, now: Date): ChangeWindow => {
  if (order.status === "awaiting_photos") return { isOpen: true, until: null };
  const until = order.status === "placed" ? changeWindowEnd(order, minutes) : null;
  return until && now < until ? { isOpen: true, until } : { isOpen: false, until: null };
};

/** When the window of a complete order ends, or ended; null when it never was complete. Nothing is printed before. */
export const changeWindowEnd = (
  { history }: Pick<OrderProgress, "history">,
  minutes: number,
): Date | null => {
  const complete = completedAt(history);
  return complete ? new Date(complete.getTime() + minutes * 60_000) : null;
};

/** When an order had its payment and all of its photos, from which every promise of a day is counted; null before that. */
export const completedAt = <At>(
  history: readonly { readonly status: OrderState; readonly at: At }[],
): At | null => history.findLast(({ status }) => status === "placed")?.at ?? null;
