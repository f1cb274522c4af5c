import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import type { PaymentRecord } from "../../ports/payments/PaymentRecords.ts";
import type { PaymentFact } from "../../ports/payments/Payments.ts";
import type { Shop } from "../shop.ts";

/** A payment with all that the browser needs to pay it. */
export type PaymentIntent = PaymentFact & {
  readonly clientSecret: string;
  readonly publishableKey: string | null;
};

/** Undefined when another payment has to be made: this one is spent, or nobody knows its secret any more. */
export const payableIntent = (
  { payments }: Pick<Shop, "payments">,
  { site }: Pick<CheckoutRecord, "site">,
  fact: PaymentFact,
  record: Pick<PaymentRecord, "clientSecret">,
): PaymentIntent | undefined => {
  if (fact.isSpent) return undefined;
  const clientSecret = fact.clientSecret ?? record.clientSecret;
  if (clientSecret === null) return undefined;
  return { ...fact, clientSecret, publishableKey: payments[site].publishableKey };
};
