import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";
import { paymentsOf } from "./paymentsOf.ts";

/** A payment with everything that the browser needs to pay it. */
export type PaymentIntent = ProviderPayment & {
  readonly clientSecret: string;
  readonly publishableKey: string | null;
};

/**
 * Returns the payment with its client secret; undefined when it cannot be paid (it is exhausted, or its secret is
 * unknown) and the checkout needs another payment.
 */
export const toPayableIntent = (
  shop: Pick<Shop, "payments" | "defaultPayments">,
  { site }: Pick<CheckoutRecord, "site">,
  providerPayment: ProviderPayment,
  record: Pick<PaymentRecord, "clientSecret">,
): PaymentIntent | undefined => {
  if (providerPayment.needsNewPayment) return undefined;
  const clientSecret = providerPayment.clientSecret ?? record.clientSecret;
  if (clientSecret === null) return undefined;
  return { ...providerPayment, clientSecret, publishableKey: paymentsOf(shop, site).publishableKey };
};
