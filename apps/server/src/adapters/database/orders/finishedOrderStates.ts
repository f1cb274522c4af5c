import type { OrderState } from "@storywall/domain/orders/orderStates.ts";

/** States of orders that have nothing left to print or to send. */
export const FINISHED_ORDER_STATES: readonly OrderState[] = ["shipped", "delivered", "cancelled", "refunded"];
