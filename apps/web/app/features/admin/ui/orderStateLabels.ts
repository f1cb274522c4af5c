import type { OrderState } from "@storywall/domain/orders/orderStates.ts";

/** The names of order states for the owner. */
export const ORDER_STATE_LABELS: Readonly<Record<OrderState, string>> = {
  placed: "New",
  awaiting_photos: "Waits for photos",
  in_production: "In the workshop",
  shipped: "Sent",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
};
