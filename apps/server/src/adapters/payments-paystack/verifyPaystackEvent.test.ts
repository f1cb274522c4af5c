import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { referenceOf } from "./reference.ts";
import { verifyPaystackEvent } from "./verifyPaystackEvent.ts";

const SECRET = "sk_test_1";
const REFERENCE = referenceOf("create:1");
const NOW = new Date("2026-11-21T12:00:00Z");

const charge = (overrides: object = {}, event = "charge.success") => ({
  event,
  data: { id: 302_961, reference: REFERENCE, paid_at: "2026-11-21T11:59:30.000Z", ...overrides },
});

const verify = (body: unknown, { secret = SECRET, now = NOW } = {}) => {
  const raw = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  const signature = createHmac("sha512", secret).update(raw).digest("hex");
  return verifyPaystackEvent(SECRET, raw, { "x-paystack-signature": signature }, now);
};

test("reliability 4: a signed charge has the id of its payment and an id that repeats with it", () => {
  const event = {
    eventId: "charge.success:302961",
    paymentId: REFERENCE,
    kind: "succeeded",
    at: new Date("2026-11-21T11:59:30.000Z"),
  };
  expect(verify(charge())).toEqual({ kind: "event", event });
});

test("reliability 4: refunds and disputes have the id of their payment", () => {
  const refund = {
    event: "refund.processed",
    data: { transaction_reference: REFERENCE, amount: "5000", status: "processed" },
  };
  const dispute = {
    event: "charge.dispute.create",
    data: { id: 1, transaction: { reference: REFERENCE }, transaction_reference: null },
  };
  expect(verify(refund)).toMatchObject({ event: { paymentId: REFERENCE, kind: "refunded" } });
  expect(verify(dispute)).toMatchObject({ event: { paymentId: REFERENCE, kind: "disputed" } });
});

test("reliability 4: a signature with another key is rejected", () => {
  expect(verify(charge(), { secret: "sk_test_2" })).toEqual({ kind: "invalid", reason: "signature" });
});

test.each([undefined, "", "00", "z".repeat(128), "0".repeat(128), ["a", "b"]])(
  "reliability 4: the signature %j is rejected",
  (signature) => {
    const raw = Buffer.from(JSON.stringify(charge()));
    expect(verifyPaystackEvent(SECRET, raw, { "x-paystack-signature": signature }, NOW)).toEqual({
      kind: "invalid",
      reason: "signature",
    });
  },
);

test("reliability 4: one changed byte breaks the signature", () => {
  const raw = Buffer.from(JSON.stringify(charge()));
  const signature = createHmac("sha512", SECRET).update(raw).digest("hex");
  const changed = Buffer.from(raw.toString().replace("302961", "302962"));
  expect(verifyPaystackEvent(SECRET, changed, { "x-paystack-signature": signature }, NOW)).toEqual({
    kind: "invalid",
    reason: "signature",
  });
});

test("reliability 4: an event of three days ago is accepted, one of last week is too old", () => {
  const at = (time: string) => verify(charge(), { now: new Date(time) });
  expect(at("2026-11-24T12:00:00Z").kind).toBe("event");
  expect(at("2026-11-28T12:00:00Z")).toEqual({ kind: "invalid", reason: "tooOld" });
});

test("reliability 4: an event from the future is rejected", () => {
  expect(verify(charge(), { now: new Date("2026-11-21T11:00:00Z") })).toEqual({
    kind: "invalid",
    reason: "fromTheFuture",
  });
});

test.each(["not json", "[]", "null", '{"event":"charge.success"}', '{"event":"charge.success","data":{}}'])(
  "reliability 4: the signed body %s is malformed",
  (body) => {
    expect(verify(body)).toEqual({ kind: "invalid", reason: "malformed" });
  },
);

test("reliability 4: other kinds of events and transactions of another program are ignored", () => {
  expect(verify(charge({}, "transfer.success"))).toEqual({ kind: "ignored" });
  expect(verify(charge({ reference: "T685312322670591" }))).toEqual({ kind: "ignored" });
});
