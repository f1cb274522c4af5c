import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import Stripe from "stripe";
import {
  EVENT_TOLERANCE_MS,
  type EventHeaders,
  type PaymentEventKind,
  type VerifiedEvent,
} from "../../ports/payments/Payments.ts";

/** Verifies and parses an event. The age is checked here, because Stripe's library accepts timestamps in the future. */
export const verifyStripeEvent = (
  webhooks: Stripe["webhooks"],
  secret: string,
  rawBody: Buffer,
  headers: EventHeaders,
  now: Date,
): VerifiedEvent => {
  const signature = headers["stripe-signature"];
  const timestamp = typeof signature === "string" ? timestampOf(signature) : undefined;
  if (typeof signature !== "string" || timestamp === undefined)
    return { kind: "invalid", reason: "signature" };
  let event: Stripe.Event;
  try {
    // Tolerance 0: the library does not check the age.
    event = webhooks.constructEvent(rawBody, signature, secret, 0);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return { kind: "invalid", reason: isForged ? "signature" : "malformed" };
  }
  const age = now.getTime() - timestamp * SECOND_MS;
  if (age > EVENT_TOLERANCE_MS) return { kind: "invalid", reason: "tooOld" };
  if (age < -EVENT_TOLERANCE_MS) return { kind: "invalid", reason: "fromTheFuture" };
  if (typeof event?.id !== "string" || typeof event.data?.object !== "object") {
    return { kind: "invalid", reason: "malformed" };
  }
  const subject = subjectOf(event);
  if (!subject?.paymentId) return { kind: "ignored" };
  const { kind, paymentId } = subject;
  return {
    kind: "event",
    event: { eventId: event.id, paymentId, kind, at: new Date(event.created * SECOND_MS) },
  };
};

/**
 * Returns the timestamp; undefined unless there is exactly one: of several, the library and we could use different
 * ones.
 */
const timestampOf = (signature: string): number | undefined => {
  const timestamps = signature.split(",").filter((item) => item.trim().startsWith("t="));
  const digits = timestamps.length === 1 ? /^t=(\d{1,12})$/.exec(timestamps[0] ?? "")?.[1] : undefined;
  return digits === undefined ? undefined : Number(digits);
};

const subjectOf = (
  event: Stripe.Event,
): { readonly kind: PaymentEventKind; readonly paymentId: string | undefined } | undefined => {
  switch (event.type) {
    case "payment_intent.succeeded":
      return { kind: "succeeded", paymentId: shopPaymentIdOf(event.data.object) };
    case "payment_intent.processing":
      return { kind: "processing", paymentId: shopPaymentIdOf(event.data.object) };
    case "payment_intent.payment_failed":
      return { kind: "declined", paymentId: shopPaymentIdOf(event.data.object) };
    case "payment_intent.canceled":
      return { kind: "canceled", paymentId: shopPaymentIdOf(event.data.object) };
    case "charge.refunded":
    case "refund.updated":
    case "refund.failed":
      return { kind: "refunded", paymentId: paymentIdOf(event.data.object.payment_intent) };
    case "charge.dispute.created":
      return { kind: "disputed", paymentId: paymentIdOf(event.data.object.payment_intent) };
    default:
      return undefined;
  }
};

/** Returns the id of a payment of this shop; undefined for payments of another program that shares the account. */
const shopPaymentIdOf = ({ id, metadata }: Stripe.PaymentIntent): string | undefined =>
  metadata?.checkout_id === undefined ? undefined : id;

const paymentIdOf = (intent: string | Stripe.PaymentIntent | null): string | undefined =>
  typeof intent === "string" ? intent : intent?.id;
