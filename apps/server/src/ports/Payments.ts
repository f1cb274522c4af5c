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
export type PaymentFact = {
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly status: PaymentStatus;
  readonly amount: Minor;
  readonly currency: Currency;
  /** Of the checkout and quote that it was made for; kept at the provider, so that it comes back with the money. */
  readonly checkoutId: string;
  readonly quoteVersion: number;
  /** Lets the browser, and nobody else, pay it. */
  readonly clientSecret: string;
};

export type PaymentOrder = Pick<PaymentFact, "amount" | "currency" | "checkoutId" | "quoteVersion">;

/**
 * Taking money. Every call may be repeated: the same key and order give the same payment. A provider that does not
 * answer rejects with PaymentsUnavailable, and then nothing is known but what `retrieve` says later.
 *
 * Never call it inside of a transaction: it may take seconds, and the test provider keeps its own books in our database.
 */
export type Payments = {
  readonly provider: PaymentProvider;
  readonly publishableKey: string | null;
  create(order: PaymentOrder, idempotencyKey: string): Promise<PaymentFact>;
  /** `closed` when money has moved, or is moving, or never will. */
  update(
    id: string,
    order: PaymentOrder,
    idempotencyKey: string,
  ): Promise<{ readonly kind: "updated"; readonly fact: PaymentFact } | { readonly kind: "closed" }>;
  retrieve(id: string): Promise<PaymentFact | undefined>;
  /** The fact afterwards: `canceled`, or what made it too late. */
  cancel(id: string): Promise<PaymentFact | undefined>;
};

/** What a provider tells us by itself. It only wakes us: how the payment stands, we ask. */
export type PaymentEvent = {
  /** The provider's own; the same event may come twice. */
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: string;
  readonly at: Date;
};

export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";
}
