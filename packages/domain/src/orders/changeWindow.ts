import { MINUTE_MS } from "../time/durations.ts";
import type { OrderState } from "./orderStates.ts";

/** The time in which a shopper may change or cancel an order. */
export type ChangeWindow = {
  readonly isOpen: boolean;
  /**
   * When it closes; null when it is closed, and while the order waits for photos, because it opens after the last
   * one.
   */
  readonly until: Date | null;
};

type OrderProgress = {
  readonly status: OrderState;
  readonly history: readonly { readonly status: OrderState; readonly at: Date }[];
};

/**
 * Returns the window in which a shopper may cancel an order without the owner. It begins when the order is complete
 * (paid, with all photos) and lasts the site's `minutes`. An order that waits for photos can be cancelled all that
 * time, and then for the same `minutes`.
 */
export const getChangeWindow = (order: OrderProgress, minutes: number, now: Date): ChangeWindow => {
  if (order.status === "awaiting_photos") return { isOpen: true, until: null };
  const until = order.status === "placed" ? changeWindowEnd(order, minutes) : null;
  return until && now < until ? { isOpen: true, until } : { isOpen: false, until: null };
};

/** Returns the end of the window; null when the order was never complete. Nothing is printed before this time. */
export const changeWindowEnd = (
  { history }: Pick<OrderProgress, "history">,
  minutes: number,
): Date | null => {
  const complete = photosCompletedAt(history);
  return complete ? new Date(complete.getTime() + minutes * MINUTE_MS) : null;
};

/** Returns the time at which the order had its payment and all photos; null before. All promised days count from it. */
export const photosCompletedAt = <At>(
  history: readonly { readonly status: OrderState; readonly at: At }[],
): At | null => history.findLast(({ status }) => status === "placed")?.at ?? null;
