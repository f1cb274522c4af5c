import type { StripeError } from "@stripe/stripe-js";
import type { DeclineReason, PaymentResult } from "./paymentForm.ts";

/** The result of Stripe.js for a payment, or for the bank's next action. */
export type StripeReply = {
  readonly error?: Pick<StripeError, "type" | "code" | "decline_code">;
  readonly paymentIntent?: { readonly status: string };
};

/**
 * Codes of https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes that have a message of their
 * own.
 */
const DECLINE_REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "insufficientFunds",
  withdrawal_count_limit_exceeded: "insufficientFunds",
  expired_card: "expiredCard",
  payment_intent_authentication_failure: "denied",
  authentication_required: "denied",
};

/**
 * Returns `unknown` for everything that is not certain. The server then asks Stripe, so that the shopper cannot pay
 * twice.
 */
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
