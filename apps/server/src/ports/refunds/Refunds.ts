import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { OrderActor } from "../orders/Orders.ts";
import type { StaffReference } from "../staff/StaffMembers.ts";

export type RefundState =
  /** Requested by us, and not accepted by the provider yet. */
  | "requested"
  /** Accepted by the provider; the bank takes days. */
  | "pending"
  | "succeeded"
  /** The money stayed with us. Staff must look into it. */
  | "failed"
  /** Withdrawn by us before it was sent to the provider. */
  | "withdrawn";

/** A tile of an order for which money was refunded. */
export type RefundedTile = { readonly lineId: string; readonly tile: string; readonly amount: Minor };

/** A refund. Stored when it is decided and sent to the provider afterwards. */
export type RefundRecord = {
  /** Also the idempotency key at the provider, so that it refunds once. */
  readonly id: string;
  readonly paymentId: string;
  /** Order that was refunded; null when the payment matches no quote or is a second one. */
  readonly orderId: string | null;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly reason: string;
  /** How the amount is divided among tiles; empty when it is for the order as a whole. */
  readonly tiles: readonly RefundedTile[];
  readonly actor: OrderActor;
  /**
   * Staff member who requested it. Absent for refunds older than staff accounts, and for those that no staff
   * member requested.
   */
  readonly staff?: StaffReference | undefined;
  readonly state: RefundState;
  readonly requestedAt: Date;
  /** Time of the next request to the provider. */
  readonly nextTryAt: Date;
  /** Number of requests to the provider, including the current one. */
  readonly attempts: number;
  readonly providerRefundId: string | null;
  readonly settledAt: Date | null;
};

/** A refund to store. It is sent to the provider at `dueAt`, or at once when absent. */
export type NewRefund = Omit<
  RefundRecord,
  "tiles" | "state" | "attempts" | "providerRefundId" | "settledAt" | "nextTryAt"
> & { readonly tiles?: readonly RefundedTile[]; readonly dueAt?: Date };

/** Refunds, and the queue of those that are not settled. */
export type Refunds = {
  /**
   * Stores the refund and reserves its amount in one transaction. Returns false and changes nothing when less than
   * the amount is left: refunds never exceed the payment.
   */
  request(refund: NewRefund): Promise<boolean>;
  /** Returns the refundable amount of the payment, less what was refunded at the provider itself, and locks it until the transaction ends. */
  lockRefundable(paymentId: string): Promise<Minor>;
  /**
   * Returns the sum that a staff member has requested since then, without failed and withdrawn refunds, and
   * locks their row until the transaction ends.
   */
  lockSumOfStaff(staffId: string, currency: Currency, since: Date): Promise<Minor>;
  find(id: string): Promise<RefundRecord | undefined>;
  /** Returns the order's refunds, oldest first. */
  findByOrder(orderId: string): Promise<readonly RefundRecord[]>;
  findByPayment(paymentId: string): Promise<readonly RefundRecord[]>;
  /** Claims the refund that is due longest. Other processes skip it until `leaseEnds`. */
  claim(now: Date, leaseEnds: Date): Promise<RefundRecord | undefined>;
  /** Sets when to ask the provider again. `error` is for the owner; null after a request that succeeded. */
  retryAt(id: string, at: Date, error: string | null): Promise<void>;
  /**
   * Records that the provider accepted the refund. This, `markSucceeded` and `markFailed` return false and change
   * nothing when the refund is past that state.
   */
  markPending(id: string, providerRefundId: string): Promise<boolean>;
  markSucceeded(id: string, providerRefundId: string, at: Date): Promise<boolean>;
  /** Records the failure and makes the amount refundable again. */
  markFailed(id: string, error: string, at: Date): Promise<boolean>;
  /**
   * Withdraws a refund that is not due yet, and makes the amount refundable again. Returns false and changes
   * nothing when the provider was or is being asked: the lock of the row decides between this and `claim`.
   */
  withdraw(id: string, at: Date): Promise<boolean>;
};
