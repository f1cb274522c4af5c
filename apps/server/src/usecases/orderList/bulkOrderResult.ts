/** Result for one order of a bulk action. */
export type BulkOrderResult = {
  readonly orderNumber: string;
  /** Id of the order; null when no order has the number. */
  readonly orderId: string | null;
  /** Why the action failed for this order; null when it succeeded. */
  readonly reason: string | null;
};

export const NO_SUCH_ORDER: BulkOrderResult = {
  orderNumber: "",
  orderId: null,
  reason: "There is no such order.",
};
