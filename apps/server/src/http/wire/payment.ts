import type { PaymentIntent } from "@storywall/contract/schemas/payment.ts";
import type { PaymentIntent as PayableIntent } from "../../usecases/payments/toPayableIntent.ts";

export const toPaymentIntent = (intent: PayableIntent): PaymentIntent => ({
  id: intent.id,
  clientSecret: intent.clientSecret,
  amount: intent.amount,
  currency: intent.currency,
  status: intent.status,
  provider: intent.provider,
  publishableKey: intent.publishableKey,
});
