import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { OrderActor } from "../orders/Orders.ts";

export type RefundState =
  /** Decided; the provider has not said yes. */
  | "requested"
  /** The provider gives it back; the bank takes its days. */
  | "pending"
  | "succeeded"
  /** The money stayed with us; a person must look. */
  | "failed";

/** Money that goes back to whoever paid. Written where it is decided, carried out after. */
export type RefundRecord = {
  /** Also the key under which the provider is asked, so that it does it once. */
  readonly id: string;
  readonly paymentId: string;
  /** Null for money that buys nothing: a payment that fits no quote, or one too many. */
  readonly orderId: string | null;
  readonly amount: Minor;
  readonly currency: Currency;
  readonly reason: string;
  readonly actor: OrderActor;
  readonly state: RefundState;
  readonly requestedAt: Date;
  /** How often the provider has been asked, the present time included. */
  readonly attempts: number;
  readonly providerRefundId: string | null;
  readonly settledAt: Date | null;
};

export type NewRefund = Omit<RefundRecord, "state" | "attempts" | "providerRefundId" | "settledAt">;

export type Refunds = {
  /**
   * Writes the refund and takes its amount from what is left of the payment, in one go. False, having changed nothing, when
   * that much is not left: all refunds together never give back more than came.
   */
  request(refund: NewRefund): Promise<boolean>;
  /** What can still be given back of the payment; nobody else takes of it until the transaction ends. */
  lockRefundable(paymentId: string): Promise<Minor>;
  find(id: string): Promise<RefundRecord | undefined>;
  /** Oldest first. */
  findByOrder(orderId: string): Promise<readonly RefundRecord[]>;
  findByPayment(paymentId: string): Promise<readonly RefundRecord[]>;
  /** Takes the one that waits longest, for whoever asks first; no other process gets it before `leaseEnds`. */
  claim(now: Date, leaseEnds: Date): Promise<RefundRecord | undefined>;
  retryAt(id: string, at: Date, error: string | null): Promise<void>;
  /** False when it is past that state already, and then nothing has changed. */
  markPending(id: string, providerRefundId: string): Promise<boolean>;
  markSucceeded(id: string, providerRefundId: string, at: Date): Promise<boolean>;
  /** Gives the amount back to what is left of the payment. */
  markFailed(id: string, error: string, at: Date): Promise<boolean>;
};
