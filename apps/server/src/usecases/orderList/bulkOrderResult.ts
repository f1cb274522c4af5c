/** What became of one order of many. */
export type BulkOrderResult = {
  readonly orderNumber: string;
  /** Null: there is no such order. */
  readonly orderId: string | null;
  /** Why it is not done; null when it is. */
  readonly reason: string | null;
};

export const NO_SUCH_ORDER: BulkOrderResult = {
  orderNumber: "",
  orderId: null,
  reason: "There is no such order.",
};
