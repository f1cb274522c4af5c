import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeClock } from "../../fakeClock.ts";
import { formatFault } from "./checkFormat.ts";
import { type StripeStandIn, startStripeStandIn } from "./stripeStandIn.ts";

/** What the stand-in says is checked on its way out; here every kind of it is said once, to Stripe's own library. */
let standIn: StripeStandIn;
let stripe: Stripe;
const sent: Stripe.Event[] = [];
beforeAll(async () => {
  const clock = fakeClock();
  standIn = await startStripeStandIn({
    now: clock.now,
    sendEvent: async ({ body, headers }) => {
      const { "stripe-signature": signature = "" } = headers;
      sent.push(stripe.webhooks.constructEvent(body, signature, standIn.webhookSecret, 0));
      return 200;
    },
  });
  const { hostname: host, port } = new URL(standIn.url);
  stripe = new Stripe(standIn.secretKey, {
    protocol: "http",
    host,
    port,
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
afterAll(() => standIn.close());

const expand = ["latest_charge"];
const newIntent = (idempotencyKey: string, amount = 1000) =>
  stripe.paymentIntents.create({ amount, currency: "aud", metadata: { a: "b" }, expand }, { idempotencyKey });

test("a payment's whole life has Stripe's format, and its events are signed as Stripe signs them", async () => {
  const { id } = await newIntent("life");
  await stripe.paymentIntents.update(id, { amount: 2000, metadata: { c: "d" }, expand });
  standIn.shopper.decline(id);
  standIn.shopper.requireAction(id);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: "requires_action",
    last_payment_error: { code: "card_declined" },
    metadata: { a: "b", c: "d" },
  });
  standIn.shopper.authenticate(id, true);
  const refund = await stripe.refunds.create({ payment_intent: id, amount: 500 });
  expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(1);
  const paid = await stripe.paymentIntents.retrieve(id, { expand });
  expect(paid).toMatchObject({
    status: "succeeded",
    amount_received: 2000,
    latest_charge: { amount: 2000, amount_refunded: 500 },
  });
  standIn.shopper.dispute(id);
  const canceled = await newIntent("canceled");
  await stripe.paymentIntents.cancel(canceled.id);
  await standIn.events.deliver();
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

test("a key gives its first answer again, also an error, and refuses another request", async () => {
  const first = await newIntent("key");
  expect((await newIntent("key")).id).toBe(first.id);
  await expect(newIntent("key", 1001)).rejects.toMatchObject({ rawType: "idempotency_error" });
  standIn.faults.next({ kind: "errorAfter" });
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
])("%s is refused with Stripe's code", async (_, call, code) => {
  await expect(call()).rejects.toMatchObject({ code });
});

test("a field that Stripe does not have is a fault", () => {
  const [intent] = standIn.intents();
  expect(formatFault({ ...intent })).toBeNull();
  expect(formatFault({ ...intent, invented: 1 })).toContain("no payment_intent");
  expect(formatFault({ ...intent, status: "paid" })).toContain("no payment_intent");
  expect(formatFault({ error: { type: "api_error" } })).toBeNull();
  expect(formatFault({ error: { type: "my_error" } })).toContain("no error");
});
