import type { Order } from "@storywall/contract/schemas/order.ts";
import { photosCompletedAt } from "@storywall/domain/orders/changeWindow.ts";
import {
  calculateDispatchDates,
  type DispatchCalendar,
  type DispatchDates,
} from "@storywall/domain/orders/dispatchDates.ts";

/** Returns when an order is sent. Counted from its last photo, which may come long after the payment (R4.13). */
export const expectedDispatch = (
  { history, createdAt }: Pick<Order, "history" | "createdAt">,
  site: DispatchCalendar,
): DispatchDates => calculateDispatchDates(photosCompletedAt(history) ?? createdAt, site);
