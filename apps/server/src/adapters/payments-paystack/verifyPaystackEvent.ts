import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import {
  EVENT_TOLERANCE_MS,
  type EventHeaders,
  type PaymentEventKind,
  type VerifiedEvent,
} from "../../ports/payments/Payments.ts";
import { isReference } from "./reference.ts";

const EVENT_KINDS: Readonly<Record<string, PaymentEventKind>> = {
  "charge.success": "succeeded",
  "charge.failed": "declined",
  "refund.pending": "refunded",
  "refund.processing": "refunded",
  "refund.processed": "refunded",
  "refund.failed": "refunded",
  "refund.needs-attention": "refunded",
  "charge.dispute.create": "disputed",
  "charge.dispute.remind": "disputed",
  "charge.dispute.resolve": "refunded",
};

/**
 * Paystack sends an unanswered event again for three days, with the same bytes and without a time of sending. So a late
 * event cannot be told from a replayed one. A replay does no harm: an event only starts a check of the payment, and one
 * that was received before is ignored.
 */
const MAX_EVENT_AGE_MS = 4 * DAY_MS;

/**
 * Verifies and parses an event. The signature is an HMAC-SHA512 of the body with the secret key of the account
 * (https://paystack.com/docs/payments/webhooks).
 */
export const verifyPaystackEvent = (
  secretKey: string,
  rawBody: Buffer,
  headers: EventHeaders,
  now: Date,
): VerifiedEvent => {
  if (!isSigned(secretKey, rawBody, headers["x-paystack-signature"])) return invalid("signature");
  const { event: name, data } = parseBody(rawBody);
  if (typeof name !== "string" || !isRecord(data)) return invalid("malformed");
  const kind = EVENT_KINDS[name];
  if (!kind) return { kind: "ignored" };
  const paymentId = findReference(data);
  if (paymentId === undefined) return invalid("malformed");
  // Another program may use the same account.
  if (!isReference(paymentId)) return { kind: "ignored" };
  const at = eventTimeOf(data) ?? now;
  if (now.getTime() - at.getTime() > MAX_EVENT_AGE_MS) return invalid("tooOld");
  if (at.getTime() - now.getTime() > EVENT_TOLERANCE_MS) return invalid("fromTheFuture");
  return { kind: "event", event: { eventId: eventIdOf(name, data, rawBody), paymentId, kind, at } };
};

const invalid = (reason: Extract<VerifiedEvent, { kind: "invalid" }>["reason"]): VerifiedEvent => ({
  kind: "invalid",
  reason,
});

const isSigned = (secretKey: string, rawBody: Buffer, signature: EventHeaders[string]): boolean => {
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const expected = createHmac("sha512", secretKey).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
};

const parseBody = (rawBody: Buffer): Readonly<Record<string, unknown>> => {
  try {
    const body: unknown = JSON.parse(rawBody.toString("utf8"));
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
};

/**
 * Returns the reference of the transaction. Charges have their own, refunds their transaction's, disputes the
 * transaction.
 */
const findReference = ({ reference, transaction_reference, transaction }: Record<string, unknown>) =>
  [reference, transaction_reference, isRecord(transaction) ? transaction.reference : undefined].find(
    (value) => typeof value === "string",
  );

/** Returns the time of the event; undefined when it has none, as refunds do. */
const eventTimeOf = (data: Readonly<Record<string, unknown>>): Date | undefined => {
  for (const value of [data.paid_at, data.updated_at, data.created_at]) {
    const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time);
  }
  return undefined;
};

/**
 * Returns an id, since Paystack's events have none. A charge succeeds once; other events are the same when their
 * bytes are.
 */
const eventIdOf = (name: string, data: Readonly<Record<string, unknown>>, rawBody: Buffer): string =>
  name === "charge.success" && typeof data.id === "number"
    ? `${name}:${data.id}`
    : `${name}:${createHash("sha256").update(rawBody).digest("hex").slice(0, 40)}`;
