import { type Currency, parseCurrency, type SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type Stripe from "stripe";
import type {
  PaymentStatus,
  PaymentTerms,
  ProviderPayment,
  ProviderRefund,
} from "../../ports/payments/Payments.ts";

/** Returns what is stored with a payment at Stripe. Stripe stores only texts. */
export const metadataOf = (site: SiteCode, { checkoutId, quoteVersion }: PaymentTerms) => ({
  site,
  checkout_id: checkoutId,
  quote_version: String(quoteVersion),
});

const PAYMENT_STATUSES: Readonly<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  requires_payment_method: "requires_payment_method",
  // A card is given but not charged yet.
  requires_confirmation: "requires_payment_method",
  requires_action: "requires_action",
  processing: "processing",
  // The money is reserved at the bank; only payments that a person made in Stripe's dashboard end so.
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** An unknown, newer status of Stripe is not final: the shop keeps checking, changes no payment and makes no order. */
const statusOf = (status: string): PaymentStatus =>
  Object.entries(PAYMENT_STATUSES).find(([known]) => known === status)?.[1] ?? "processing";

/**
 * Returns an intent as a payment. An intent of another site, or of another program, gets an empty checkout id, so
 * that it matches no quote.
 */
export const toProviderPayment = (site: SiteCode, intent: Stripe.PaymentIntent): ProviderPayment => {
  const { latest_charge: charge } = intent;
  const { site: paymentSite, checkout_id: checkoutId = "", quote_version: version = "" } = intent.metadata;
  const status = statusOf(intent.status);
  return {
    id: intent.id,
    provider: "stripe",
    status,
    // The amount that was paid, not the requested one.
    amount: minor(status === "succeeded" ? intent.amount_received : intent.amount),
    refunded: minor(charge !== null && typeof charge === "object" ? charge.amount_refunded : 0),
    currency: currencyOf(intent.currency),
    checkoutId: paymentSite === site ? checkoutId : "",
    quoteVersion: /^\d{1,9}$/.test(version) ? Number(version) : 0,
    clientSecret: intent.client_secret,
  };
};

const currencyOf = (code: string): Currency => {
  const currency = parseCurrency(code.toUpperCase());
  if (!currency) throw new Error(`A payment at Stripe has what is no currency: ${code}`);
  return currency;
};

/** `requires_action` waits for the shopper's bank details, which cards never need. */
const REFUND_STATUSES: Readonly<Record<string, ProviderRefund["status"]>> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

export const toProviderRefund = ({ id, amount, status }: Stripe.Refund): ProviderRefund => ({
  id,
  amount: minor(amount),
  status: REFUND_STATUSES[status ?? "pending"] ?? "pending",
});
