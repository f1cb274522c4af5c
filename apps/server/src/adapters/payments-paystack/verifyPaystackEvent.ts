import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import {
  EVENT_TOLERANCE_MS,
  type EventHeaders,
  type PaymentEventKind,
  type VerifiedEvent,
} from "../../ports/payments/Payments.ts";
import { isRecord } from "./paystackApi.ts";
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
 * Paystack sends an event again for three days until it is answered, each time with the same bytes and no time of
 * sending; so an old one is as likely late as kept by somebody. It only makes us ask, and a kept one was counted before.
 */
const MAX_EVENT_AGE_MS = 4 * DAY_MS;

/** The signature is an HMAC-SHA512 of the body with the secret key of the account (https://paystack.com/docs/payments/webhooks). */
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
  // The account may also be used by something else than this shop.
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

/** Charges name their own reference, refunds their transaction's, disputes have the whole transaction inside. */
const findReference = ({ reference, transaction_reference, transaction }: Record<string, unknown>) =>
  [reference, transaction_reference, isRecord(transaction) ? transaction.reference : undefined].find(
    (value) => typeof value === "string",
  );

/** When it happened, where the event says so: refunds do not. */
const eventTimeOf = (data: Readonly<Record<string, unknown>>): Date | undefined => {
  for (const value of [data.paid_at, data.updated_at, data.created_at]) {
    const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time);
  }
  return undefined;
};

/** Events have no id. A charge succeeds once; anything else is the same event when it has the same bytes. */
const eventIdOf = (name: string, data: Readonly<Record<string, unknown>>, rawBody: Buffer): string =>
  name === "charge.success" && typeof data.id === "number"
    ? `${name}:${data.id}`
    : `${name}:${createHash("sha256").update(rawBody).digest("hex").slice(0, 40)}`;
