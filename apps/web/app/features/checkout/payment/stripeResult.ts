import type { StripeError } from "@stripe/stripe-js";
import type { DeclineReason, PaymentResult } from "./paymentForm.ts";

/** What Stripe.js answers when it is asked to pay, or to go on with the bank's extra step. */
export type StripeReply = {
  readonly error?: Pick<StripeError, "type" | "code" | "decline_code">;
  readonly paymentIntent?: { readonly status: string };
};

/** Codes of https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes that have words of their own. */
const DECLINE_REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "insufficientFunds",
  withdrawal_count_limit_exceeded: "insufficientFunds",
  expired_card: "expiredCard",
  payment_intent_authentication_failure: "denied",
  authentication_required: "denied",
};

/** Whatever is not known for certain is `unknown`: then the shop asks Stripe, and nobody can pay twice. */
export const toPaymentResult = ({ error, paymentIntent }: StripeReply): PaymentResult => {
  if (error) {
    const reason = DECLINE_REASONS[error.decline_code ?? ""] ?? DECLINE_REASONS[error.code ?? ""];
    if (reason) return { kind: "declined", reason };
    if (error.type === "card_error") return { kind: "declined", reason: "declined" };
    return { kind: error.type === "validation_error" ? "invalid" : "unknown" };
  }
  switch (paymentIntent?.status) {
    case "succeeded":
      return { kind: "succeeded" };
    case "requires_action":
      return { kind: "needsNextAction" };
    case "requires_payment_method":
      return { kind: "declined", reason: "declined" };
    default:
      return { kind: "unknown" };
  }
};
