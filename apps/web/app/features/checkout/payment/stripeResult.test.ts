import { expect, test } from "vitest";
import { type StripeReply, toPaymentResult } from "./stripeResult.ts";

const CASES: readonly (readonly [string, StripeReply, ReturnType<typeof toPaymentResult>])[] = [
  [
    "a card without funds",
    { error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } },
    { kind: "declined", reason: "insufficientFunds" },
  ],
  [
    "a card that has run out",
    { error: { type: "card_error", code: "expired_card" } },
    { kind: "declined", reason: "expiredCard" },
  ],
  [
    "an extra step that was refused",
    { error: { type: "invalid_request_error", code: "payment_intent_authentication_failure" } },
    { kind: "declined", reason: "denied" },
  ],
  [
    "any other refused card",
    { error: { type: "card_error", code: "card_declined", decline_code: "do_not_honor" } },
    { kind: "declined", reason: "declined" },
  ],
  ["fields that are not whole", { error: { type: "validation_error" } }, { kind: "invalid" }],
  ["an answer that was lost", { error: { type: "api_connection_error" } }, { kind: "unknown" }],
  ["a fault of Stripe", { error: { type: "api_error" } }, { kind: "unknown" }],
  [
    "a payment that is settled already",
    { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state" } },
    { kind: "unknown" },
  ],
  ["money that came", { paymentIntent: { status: "succeeded" } }, { kind: "succeeded" }],
  ["money on its way", { paymentIntent: { status: "processing" } }, { kind: "unknown" }],
  ["a bank that asks", { paymentIntent: { status: "requires_action" } }, { kind: "needsNextAction" }],
  ["a state of tomorrow", { paymentIntent: { status: "requires_patience" } }, { kind: "unknown" }],
  ["no answer at all", {}, { kind: "unknown" }],
];

test.each(CASES)("R2.14 Stripe: %s", (_name, answer, outcome) => {
  expect(toPaymentResult(answer)).toEqual(outcome);
});
