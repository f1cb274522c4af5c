import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

/** Returns a new id in Stripe's format. */
const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

type NewIntent = {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Stripe.Metadata;
  readonly created: number;
};

/** Returns a new payment intent, with every field that Stripe sends. */
export const newIntent = ({ amount, currency, metadata, created }: NewIntent): Stripe.PaymentIntent => {
  const id = stripeId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    confirmation_method: "automatic",
    created,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
};

/** Returns the charge of an intent that is paid in full. */
export const newCharge = (intent: Stripe.PaymentIntent, created: number): Stripe.Charge => ({
  id: stripeId("ch"),
  object: "charge",
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: stripeId("txn"),
  billing_details: {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    email: null,
    name: null,
    phone: null,
    tax_id: null,
  },
  calculated_statement_descriptor: null,
  captured: true,
  created,
  currency: intent.currency,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: stripeId("pm"),
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: "succeeded",
  transfer_data: null,
  transfer_group: null,
});

export const newRefund = (
  charge: Stripe.Charge,
  amount: number,
  metadata: Stripe.Metadata,
  created: number,
): Stripe.Refund => ({
  id: stripeId("re"),
  object: "refund",
  amount,
  balance_transaction: stripeId("txn"),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
});

/** Returns an event. It holds a copy of its object as it was when the event happened. */
export const newEvent = (type: string, object: object, created: number) => ({
  id: stripeId("evt"),
  object: "event",
  api_version: "2026-10-28.endive",
  created,
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: stripeId("req"), idempotency_key: null },
  type,
});

export type FakeStripeEvent = ReturnType<typeof newEvent>;

type StripeErrorBody = {
  readonly error: {
    readonly type: "invalid_request_error" | "idempotency_error" | "api_error" | "card_error";
    readonly message: string;
    readonly code?: string;
    readonly decline_code?: string;
    readonly param?: string;
  };
};

/** An error reply in Stripe's format. */
export class FakeStripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, error: StripeErrorBody["error"]) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const createInvalidRequestError = (message: string, code?: string, param?: string): FakeStripeError =>
  new FakeStripeError(code === "resource_missing" ? 404 : 400, {
    type: "invalid_request_error",
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
