import type { Currency } from "@storywall/domain/sites/site.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import type { HostAddress, HostDraft } from "../commerce/HostDraft.ts";

/** Status of a payment. Only `succeeded` means that money has moved for certain. */
export type PaymentStatus =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

export const PAYMENT_PROVIDERS = ["test", "stripe", "paystack", "shopify"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** A payment as the provider reports it. Only the provider knows its true state. */
export type ProviderPayment = {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly status: PaymentStatus;
  readonly amount: Minor;
  /** Refunded amount, pending refunds included. */
  readonly refunded: Minor;
  readonly currency: Currency;
  /**
   * The checkout and quote version that the payment pays. Stored at the provider, so that they return with the money.
   */
  readonly checkoutId: string;
  readonly quoteVersion: number;
  /**
   * Lets the browser pay. Only the provider's own form understands it. Null when the provider returns it only
   * at creation: then our record of the payment has it.
   */
  readonly clientSecret: string | null;
  /**
   * True when an attempt failed and the provider requires a new payment for the next one. No page offers this payment
   * any more, but a window that is still open may yet pay it.
   */
  readonly needsNewPayment?: boolean;
  /**
   * Address from a provider's own page that asks for one, where the buyer may have changed it; null when there
   * is none.
   */
  readonly deliveryAddress?: HostAddress | null;
  /**
   * Delivery that was chosen on a provider's own page that offers some; null when there is none. `amount`
   * includes it.
   */
  readonly delivery?: { readonly title: string; readonly price: Minor } | null;
  /**
   * Why staff must review the payment before an order is placed, although it counts as paid; absent when there
   * is no reason to.
   */
  readonly reviewReason?: string;
  /** The provider's ids of disputes for which the bank has taken the money back or may do so. */
  readonly disputeIds?: readonly string[];
};

export type PaymentTerms = Pick<ProviderPayment, "amount" | "currency" | "checkoutId" | "quoteVersion">;

/** A payment to create. Some providers require the payer's email. */
export type NewPayment = PaymentTerms & {
  readonly email: string;
  /** Content of the purchase, for providers whose own page shows it. */
  readonly purchase?: HostDraft;
};

export type PaymentUpdate =
  | { readonly kind: "updated"; readonly payment: ProviderPayment }
  /** Too late to change: the payment is paid, processing or canceled. */
  | { readonly kind: "closed" }
  /** The provider cannot change payments, or does not know this one. The caller must create another. */
  | { readonly kind: "mustRecreate" };

/** A refund as the provider reports it. */
export type ProviderRefund = {
  /** The provider's id; null when it rejected the request; then the status is `failed`. */
  readonly id: string | null;
  /** `failed`: the money stayed with us or was returned to us. */
  readonly status: "pending" | "succeeded" | "failed";
  readonly amount: Minor;
};

export type PaymentEventKind =
  | "succeeded"
  | "processing"
  /** A card was declined. Another card may still pay. */
  | "declined"
  | "canceled"
  | "refunded"
  /** The shopper disputed the payment at their bank, which took the money back for now. */
  | "disputed";

/** A webhook event. It only triggers a check: the state is always fetched from the provider. */
export type PaymentEvent = {
  /** The provider's id, or one derived from the event's content. The same event may arrive twice. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  readonly at: Date;
};

/** Request headers, with names in lower case. */
export type EventHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type VerifiedEvent =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  /** Authentic, but of no use to us. */
  | { readonly kind: "ignored" }
  | { readonly kind: "invalid"; readonly reason: InvalidEvent };

type InvalidEvent =
  /** The signature is missing or wrong, or this provider sends no events. */
  | "signature"
  | "tooOld"
  | "fromTheFuture"
  /** The signature is right, but the content is not as documented. */
  | "malformed";

/** Largest difference between an event's time and ours. Older or newer ones may be replayed by an attacker. */
export const EVENT_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * A payment provider. Every call is safe to repeat: the same key and terms return the same payment, the same
 * key the same refund.
 *
 * Never call it inside a transaction: a call may take seconds, and the test provider writes to the same
 * database.
 *
 * @throws PaymentsUnavailableError when the provider does not answer. Then only a later `retrieve` tells what
 * happened.
 * @throws PaymentsRejectedError when the provider does not accept a request and no state of the payment
 * explains it.
 */
export type Payments = {
  readonly provider: PaymentProvider;
  readonly publishableKey: string | null;
  /** True when no money moves: the built-in test cards, and a provider's test keys. */
  readonly isTest: boolean;
  /**
   * Present when the payment is made on the provider's own page, which turns the purchase into an order there.
   * Then `create` needs `purchase`.
   */
  readonly hostedCheckout?: HostedCheckout;
  /** Creates a payment. */
  create(payment: NewPayment, idempotencyKey: string): Promise<ProviderPayment>;
  /** Changes amount and terms of a payment that is not paid yet. */
  update(id: string, terms: PaymentTerms, idempotencyKey: string): Promise<PaymentUpdate>;
  /** Fetches the payment's current state. Returns undefined when the provider does not know it. */
  retrieve(id: string): Promise<ProviderPayment | undefined>;
  /**
   * Cancels the payment and returns its state afterwards: `canceled`, or the status that made cancelling too late, or
   * the unchanged one when the provider cannot cancel.
   */
  cancel(id: string): Promise<ProviderPayment | undefined>;
  /** Refunds a part or all of the payment. A request for more than is left returns `failed`. */
  refund(paymentId: string, amount: Minor, idempotencyKey: string): Promise<ProviderRefund>;
  /** Fetches a refund's current state. A pending one ends days later. */
  retrieveRefund(id: string): Promise<ProviderRefund | undefined>;
  /**
   * Verifies signature and age of a webhook request, then parses it. Needs the raw bytes, since the signature covers
   * them.
   */
  verifyEvent(rawBody: Buffer, headers: EventHeaders, now: Date): VerifiedEvent;
};

/** Orders that were made on the provider's own page. Every call is safe to repeat. */
export type HostedCheckout = {
  /** How long a discount code of a cart works, in days. */
  readonly discountDays: number;
  /**
   * Returns our id of the payment that paid an order of the host. When the order belongs to no cart of ours,
   * the payment is a new one, which `retrieve` returns with the reason to review it. Undefined when the order
   * contains nothing of ours, or is a copy of one of our orders.
   */
  adoptOrder(hostOrderId: string): Promise<string | undefined>;
  /** Returns the host's ids of orders that were made and paid since then, newest first. */
  listPaidOrders(since: Date): Promise<readonly string[]>;
  /** Deletes a discount code. Succeeds when it does not exist. */
  removeDiscount(code: string): Promise<void>;
};

/**
 * The provider answered that it does not accept our request: a currency that the account lacks, an amount below its
 * minimum, an error in our code. A retry does not help; a person must look.
 */
export class PaymentsRejectedError extends Error {
  override readonly name = "PaymentsRejectedError";
}

export class PaymentsUnavailableError extends Error {
  override readonly name = "PaymentsUnavailableError";
}
