/** A correction of an order's email address. */
export type OrderEmailChange = {
  readonly id: string;
  readonly orderId: string;
  /** The address before the correction; the shop tells it that updates go elsewhere now. */
  readonly email: string;
  readonly at: Date;
};

/** Corrections of the email addresses of orders, for the note to the address before and for their limit. */
export type OrderEmailChanges = {
  add(change: OrderEmailChange): Promise<void>;
  find(id: string): Promise<OrderEmailChange | undefined>;
  /** Returns when the address of the order was corrected since then, oldest first. */
  findTimesSince(orderId: string, since: Date): Promise<readonly Date[]>;
  removeBefore(time: Date): Promise<void>;
};
