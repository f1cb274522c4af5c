import type { Order } from "@storywall/contract/schemas/order.ts";
import { photosCompletedAt } from "@storywall/domain/orders/changeWindow.ts";
import {
  calculateArrivalDates,
  calendarOfRate,
  type DeliveryCalendar,
} from "@storywall/domain/orders/deliveryPromise.ts";
import {
  calculateDispatchDates,
  type DispatchCalendar,
  type DispatchDates,
} from "@storywall/domain/orders/dispatchDates.ts";

type DispatchedOrder = Pick<Order, "dispatchCountsFrom" | "promise" | "history" | "createdAt">;
type DeliveredOrder = DispatchedOrder & Pick<Order, "shippingRate">;

/**
 * Returns when an order is sent. Counted from its last photo (R4.13), and delayed by the time that we waited for its
 * shopper.
 */
export const expectedDispatch = (order: DispatchedOrder, site: DispatchCalendar): DispatchDates =>
  calculateDispatchDates(countsFrom(order), { ...site, ...order.promise });

/** Returns when the order arrives, by the courier days of its delivery option; null when the site promises none. */
export const expectedArrival = (order: DeliveredOrder, site: DeliveryCalendar): DispatchDates | null =>
  calculateArrivalDates(countsFrom(order), calendarOfRate({ ...site, ...order.promise }, order.shippingRate));

const countsFrom = ({ dispatchCountsFrom, history, createdAt }: DispatchedOrder): string =>
  dispatchCountsFrom ?? photosCompletedAt(history) ?? createdAt;
