import { CURRENCIES, type Currency, type SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type Stripe from "stripe";
import type {
  PaymentStatus,
  PaymentTerms,
  ProviderPayment,
  ProviderRefund,
} from "../../ports/payments/Payments.ts";

/** What a payment is for, kept at Stripe; Stripe keeps texts only. */
export const metadataOf = (site: SiteCode, { checkoutId, quoteVersion }: PaymentTerms) => ({
  site,
  checkout_id: checkoutId,
  quote_version: String(quoteVersion),
});

const PAYMENT_STATUSES: Readonly<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  requires_payment_method: "requires_payment_method",
  // A card is named and nothing has been tried with it.
  requires_confirmation: "requires_payment_method",
  requires_action: "requires_action",
  processing: "processing",
  // The money is held at the bank; only a person with Stripe's own pages makes a payment that ends so.
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "canceled",
};

/** A status that Stripe invents after us is not final: we go on asking, and neither change the payment nor make an order. */
export const statusOf = (status: string): PaymentStatus =>
  Object.entries(PAYMENT_STATUSES).find(([known]) => known === status)?.[1] ?? "processing";

/**
 * The intent as a fact. One that was made for another site, or not by us, belongs to no checkout: whatever it paid fits
 * no quote.
 */
export const toProviderPayment = (site: SiteCode, intent: Stripe.PaymentIntent): ProviderPayment => {
  const { latest_charge: charge } = intent;
  const { site: paymentSite, checkout_id: checkoutId = "", quote_version: version = "" } = intent.metadata;
  const status = statusOf(intent.status);
  return {
    id: intent.id,
    provider: "stripe",
    status,
    // What has come, not what was asked for.
    amount: minor(status === "succeeded" ? intent.amount_received : intent.amount),
    refunded: minor(charge !== null && typeof charge === "object" ? charge.amount_refunded : 0),
    currency: currencyOf(intent.currency),
    checkoutId: paymentSite === site ? checkoutId : "",
    quoteVersion: /^\d{1,9}$/.test(version) ? Number(version) : 0,
    clientSecret: intent.client_secret,
  };
};

const currencyOf = (code: string): Currency => {
  const currency = CURRENCIES.find((known) => known === code.toUpperCase());
  if (!currency) throw new Error("a payment at Stripe has a currency in which this shop sells nothing");
  return currency;
};

/** `requires_action` waits for the shopper's bank details, which a card never needs. */
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
