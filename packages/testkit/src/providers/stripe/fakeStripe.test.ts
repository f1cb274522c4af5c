import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFakeClock } from "../../fakeClock.ts";
import { type FakeStripe, startFakeStripe } from "./fakeStripe.ts";
import { findFormatError } from "./stripeSchemas.ts";

/** The fake checks each reply before it sends it. This test makes it send each kind once, to Stripe's own library. */
let fakeStripe: FakeStripe;
let stripe: Stripe;
const sent: Stripe.Event[] = [];
beforeAll(async () => {
  const clock = createFakeClock();
  fakeStripe = await startFakeStripe({
    now: clock.now,
    sendEvent: async ({ body, headers }) => {
      const { "stripe-signature": signature = "" } = headers;
      sent.push(stripe.webhooks.constructEvent(body, signature, fakeStripe.webhookSecret, 0));
      return 200;
    },
  });
  const { hostname: host, port } = new URL(fakeStripe.url);
  stripe = new Stripe(fakeStripe.secretKey, {
    protocol: "http",
    host,
    port,
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterAll(() => fakeStripe.close());

const expand = ["latest_charge"];
const newIntent = (idempotencyKey: string, amount = 1000) =>
  stripe.paymentIntents.create({ amount, currency: "aud", metadata: { a: "b" }, expand }, { idempotencyKey });

test("each state of a payment has Stripe's format, and its events are signed as Stripe signs them", async () => {
  const { id } = await newIntent("lifecycle");
  await stripe.paymentIntents.update(id, { amount: 2000, metadata: { c: "d" }, expand });
  fakeStripe.shopper.decline(id);
  fakeStripe.shopper.requireAction(id);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_action",
    last_payment_error: { code: "card_declined" },
    metadata: { a: "b", c: "d" },
  });
  fakeStripe.shopper.authenticate(id, true);
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 500 });
  expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  const paid = await stripe.paymentIntents.retrieve(id, { expand });
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: 2000,
    latest_charge: { amount: 2000, amount_refunded: 500 },
  });
  fakeStripe.shopper.dispute(id);
  const canceled = await newIntent("canceled");
  await stripe.paymentIntents.cancel(canceled.id);
  await fakeStripe.events.deliver();
  expect(sent.map(({ type }) => type)).toEqual([
    "payment_intent.created",
    "payment_intent.payment_failed",
    "payment_intent.requires_action",
    "charge.succeeded",
    "payment_intent.succeeded",
    "charge.refunded",
    "charge.dispute.created",
    "payment_intent.created",
    "payment_intent.canceled",
  ]);
});

test("an idempotency key replays its first reply, errors included, and rejects a different request", async () => {
  const first = await newIntent("key");
  expect((await newIntent("key")).id).toBe(first.id);
  await expect(newIntent("key", 1001)).rejects.toMatchObject({ rawType: "idempotency_error" });
  fakeStripe.faults.next({ kind: "errorAfter" });
  await expect(newIntent("stored")).rejects.toMatchObject({ statusCode: 500 });
  await expect(newIntent("stored")).rejects.toMatchObject({
    statusCode: 500,
    headers: { "idempotent-replayed": "true" },
  });
});

test.each([
  ["an unknown payment", () => stripe.paymentIntents.retrieve("pi_0"), "resource_missing"],
  ["an amount too small", () => newIntent("small", 1), "amount_too_small"],
  [
    "changing what is canceled",
    async () => {
      const { id } = await newIntent("to-cancel");
      await stripe.paymentIntents.cancel(id);
      return stripe.paymentIntents.update(id, { amount: 2000 });
    },
    "payment_intent_unexpected_state",
  ],
])("%s is rejected with Stripe's code", async (_, call, code) => {
  await expect(call()).rejects.toMatchObject({ code });
});

test("a field that Stripe does not have is a format error", () => {
  const [intent] = fakeStripe.intents();
  expect(findFormatError({ ...intent })).toBeNull();
  expect(findFormatError({ ...intent, invented: 1 })).toContain("no payment_intent");
  expect(findFormatError({ ...intent, status: "paid" })).toContain("no payment_intent");
  expect(findFormatError({ error: { type: "api_error" } })).toBeNull();
  expect(findFormatError({ error: { type: "my_error" } })).toContain("no error");
});
