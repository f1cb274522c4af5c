import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import type { PlacedOrder } from "../../ports/orders/OrderList.ts";
import { isStopped } from "../refunds/stopPayment.ts";

/**
 * Returns whether nothing holds the order back: its shopper can no longer change it and owes the shop no
 * answer.
 */
export const canBegin = (order: PlacedOrder, site: Pick<Site, "changeWindowMinutes">, now: Date): boolean =>
  order.status === "placed" &&
  !isStopped(order) &&
  order.heldAt === null &&
  order.waitingSince === null &&
  changeableUntil(order, site, now) === null;

/** Returns until when the shopper may still change a placed order; null when they no longer may. */
export const changeableUntil = (
  order: PlacedOrder,
  site: Pick<Site, "changeWindowMinutes">,
  now: Date,
): Date | null => {
  const { status, completedAt, createdAt } = order;
  const { changeWindowMinutes } = siteOfOrder(site, order);
  const history = [{ status: "placed" as const, at: completedAt ?? createdAt }];
  return getChangeWindow({ status, history }, changeWindowMinutes, now).until;
};
