import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";

/** A payment with all that the browser needs to pay it. */
export type PaymentIntent = ProviderPayment & {
  readonly clientSecret: string;
  readonly publishableKey: string | null;
};

/** Undefined when another payment has to be made: this one is spent, or nobody knows its secret any more. */
export const toPayableIntent = (
  { payments }: Pick<Shop, "payments">,
  { site }: Pick<CheckoutRecord, "site">,
  providerPayment: ProviderPayment,
  record: Pick<PaymentRecord, "clientSecret">,
): PaymentIntent | undefined => {
  if (providerPayment.isExhausted) return undefined;
  const clientSecret = providerPayment.clientSecret ?? record.clientSecret;
  if (clientSecret === null) return undefined;
  return { ...providerPayment, clientSecret, publishableKey: payments[site].publishableKey };
};
