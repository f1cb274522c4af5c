import { expect, test } from "vitest";
import { type StripeReply, toPaymentResult } from "./stripeResult.ts";

const CASES: readonly (readonly [string, StripeReply, ReturnType<typeof toPaymentResult>])[] = [
  [
    "a card without funds",
    { error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } },
    { kind: "declined", reason: "insufficientFunds" },
  ],
  [
    "an expired card",
    { error: { type: "card_error", code: "expired_card" } },
    { kind: "declined", reason: "expiredCard" },
  ],
  [
    "a next action that was denied",
    { error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" } },
    { kind: "declined", reason: "denied" },
  ],
  [
    "any other declined card",
    { error: { type: "card_error", code: "card_declined", decline_code: "do_not_honor" } },
    { kind: "declined", reason: "declined" },
  ],
  ["incomplete fields", { error: { type: "validation_error" } }, { kind: "invalid" }],
  ["a lost answer", { error: { type: "api_connection_error" } }, { kind: "unknown" }],
  ["an error of Stripe", { error: { type: "api_error" } }, { kind: "unknown" }],
  [
    "a payment that is already settled",
    { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } },
    { kind: "unknown" },
  ],
  ["a payment that succeeded", { paymentIntent: { status: "succeeded" } }, { kind: "succeeded" }],
  ["a payment in process", { paymentIntent: { status: "processing" } }, { kind: "unknown" }],
  [
    "a bank that asks for a next action",
    { paymentIntent: { status: "requires_action" } },
    { kind: "needsNextAction" },
  ],
  ["an unknown future state", { paymentIntent: { status: "requires_patience" } }, { kind: "unknown" }],
  ["an empty answer", {}, { kind: "unknown" }],
];

test.each(CASES)("R2.14 Stripe: %s", (_name, answer, outcome) => {
  expect(toPaymentResult(answer)).toEqual(outcome);
});
