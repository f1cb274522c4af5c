import type { Currency } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";

/** Where a payment stands. Anything but `succeeded` has moved no money that we may rely on. */
export type PaymentStatus =
  | "requires_payment_method"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

export const PAYMENT_PROVIDERS = ["test", "stripe", "paystack"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/** A payment as its provider knows it, which is the only truth about it. */
export type ProviderPayment = {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly status: PaymentStatus;
  readonly amount: Minor;
  /** What has been given back of it, or is on its way back. */
  readonly refunded: Minor;
  readonly currency: Currency;
  /** Of the checkout and quote that it was made for; kept at the provider, so that it comes back with the money. */
  readonly checkoutId: string;
  readonly quoteVersion: number;
  /**
   * Lets the browser, and nobody else, pay it; what it is, the provider's own form knows. Null where a provider tells it
   * once, when the payment is made: then our record of the payment has it.
   */
  readonly clientSecret: string | null;
  /**
   * An attempt to pay it failed, and its provider wants another payment for the next one. So it is offered to nobody any
   * more, though a window that is still open may yet pay it.
   */
  readonly isExhausted?: boolean;
};

export type PaymentTerms = Pick<ProviderPayment, "amount" | "currency" | "checkoutId" | "quoteVersion">;

/** The payer's e-mail is for providers that make no payment without one. */
export type NewPayment = PaymentTerms & { readonly email: string };

export type PaymentUpdate =
  | { readonly kind: "updated"; readonly payment: ProviderPayment }
  /** Money has moved, or is moving, or never will. */
  | { readonly kind: "closed" }
  /** This provider changes no payment, or does not know this one: another must be made. */
  | { readonly kind: "mustRecreate" };

/** Money on its way back. */
export type ProviderRefund = {
  /** Null when the provider refused it outright, which is then `failed`. */
  readonly id: string | null;
  /** `failed`: the money stayed with us, or came back to us. */
  readonly status: "pending" | "succeeded" | "failed";
  readonly amount: Minor;
};

export const PAYMENT_EVENT_KINDS = [
  "succeeded",
  "processing",
  /** A card was refused; the payment may still be paid by another. */
  "declined",
  "canceled",
  "refunded",
  /** The bank has taken the money back for now, at the shopper's word. */
  "disputed",
] as const;
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];

/** What a provider tells us by itself. It only wakes us: how the payment stands, we ask. */
export type PaymentEvent = {
  /** The provider's own, or made of what it says; the same event may come twice. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: PaymentEventKind;
  readonly at: Date;
};

/** Names of headers are in lower case. */
export type EventHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type VerifiedEvent =
  | { readonly kind: "event"; readonly event: PaymentEvent }
  /** Truly from the provider, and none of our business. */
  | { readonly kind: "ignored" }
  | { readonly kind: "invalid"; readonly reason: InvalidEvent };

export type InvalidEvent =
  /** No signature, one that fits neither body nor secret, or a provider that sends nothing from outside. */
  | "signature"
  | "tooOld"
  | "fromTheFuture"
  /** Signed as it should be, but not what the provider says it sends. */
  | "malformed";

/** An event that is older, or further ahead, may be one that somebody has kept to send it again. */
export const EVENT_TOLERANCE_MS = 5 * 60 * 1000;

/**
 * Taking money. Every call may be repeated: the same key and order give the same payment, the same key the same refund. A
 * provider that does not answer rejects with PaymentsUnavailable, and then nothing is known but what `retrieve` says later.
 *
 * Never call it inside of a transaction: it may take seconds, and the test provider keeps its own books in our database.
 */
export type Payments = {
  readonly provider: PaymentProvider;
  readonly publishableKey: string | null;
  create(payment: NewPayment, idempotencyKey: string): Promise<ProviderPayment>;
  update(id: string, terms: PaymentTerms, idempotencyKey: string): Promise<PaymentUpdate>;
  retrieve(id: string): Promise<ProviderPayment | undefined>;
  /** The fact afterwards: `canceled`, or what made it too late, or as it was where a provider cancels nothing. */
  cancel(id: string): Promise<ProviderPayment | undefined>;
  /** Gives back a part or all of what was paid, never more: what would be more is `failed`. */
  refund(paymentId: string, amount: Minor, idempotencyKey: string): Promise<ProviderRefund>;
  /** How a refund stands now; one that is `pending` ends days later. */
  retrieveRefund(id: string): Promise<ProviderRefund | undefined>;
  /** Checks the signature of the very bytes that came, and their age, before it looks at what they say. */
  verifyEvent(rawBody: Buffer, headers: EventHeaders, now: Date): VerifiedEvent;
};

export class PaymentsUnavailableError extends Error {
  override readonly name = "PaymentsUnavailableError";
}
