import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { PaymentFact } from "../../ports/Payments.ts";

export const toPaymentIntent = (fact: PaymentFact, publishableKey: string | null): PaymentIntent => ({
  id: fact.id,
  clientSecret: fact.clientSecret,
  amount: fact.amount,
  currency: fact.currency,
  status: fact.status,
  provider: fact.provider,
  publishableKey,
});
