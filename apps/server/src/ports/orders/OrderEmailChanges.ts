/** A correction of an order's email address. */
export type OrderEmailChange = {
  readonly id: string;
  readonly orderId: string;
  /** The address before the correction; the shop informs it that updates now go elsewhere. */
  readonly email: string;
  readonly at: Date;
};

/**
 * Corrections of the email addresses of orders, stored for the note to the earlier address and to limit their
 * number.
 */
export type OrderEmailChanges = {
  add(change: OrderEmailChange): Promise<void>;
  find(id: string): Promise<OrderEmailChange | undefined>;
  /** Returns the times since `since` at which the address of the order was corrected, oldest first. */
  findTimesSince(orderId: string, since: Date): Promise<readonly Date[]>;
  removeBefore(time: Date): Promise<void>;
};
