import * as z from "zod/mini";
import { currency, id, message, money } from "./primitives.ts";

/** Status of a payment. Only `succeeded` is money that we may rely on. */
export const PAYMENT_STATUSES = [
  "requires_payment_method",
  "requires_action",
  "processing",
  "succeeded",
  "canceled",
] as const;

export const paymentProvider = z.enum(["test", "stripe", "paystack", "shopify"]);
export type PaymentProvider = z.infer<typeof paymentProvider>;

export const paymentIntent = z.object({
  id,
  clientSecret: z.string(),
  amount: money,
  currency,
  status: z.enum(PAYMENT_STATUSES),
  provider: paymentProvider,
  publishableKey: z.nullable(z.string()),
  message,
});
export type PaymentIntent = z.infer<typeof paymentIntent>;
