/** The states of an order (R4.14). A transition that is not in `ORDER_TRANSITIONS` is rejected. */
export const ORDER_STATES = [
  "placed",
  "awaiting_photos",
  "in_production",
  "shipped",
  "delivered",
  "cancelled",
  "refunded",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_TRANSITIONS = {
  awaiting_photos: ["placed", "cancelled"],
  placed: ["in_production", "cancelled"],
  in_production: ["shipped", "refunded"],
  shipped: ["delivered", "refunded"],
  delivered: ["refunded"],
  cancelled: ["refunded"],
  refunded: [],
} as const satisfies Record<OrderState, readonly OrderState[]>;

export const canOrderTransition = (from: OrderState, to: OrderState): boolean =>
  (ORDER_TRANSITIONS[from] as readonly OrderState[]).includes(to);

/** Returns the state in which an order is placed (R4.13): without all of its photos it waits for them. */
export const initialOrderState = (isAwaitingPhotos: boolean): "awaiting_photos" | "placed" =>
  isAwaitingPhotos ? "awaiting_photos" : "placed";
