import { DAY_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { SignedEvent } from "@storywall/testkit/providers/eventOutbox.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { openStripeShop, type StripeShop } from "./stripeShop.ts";

const testDatabase = useTestDatabase();
let stripeShop: StripeShop;
beforeAll(async () => {
  stripeShop = await openStripeShop(testDatabase);
});
afterAll(async () => {
  await stripeShop?.close();
});

/** Pays at the AU site without Stripe's event, and returns the event's body for the test to sign and send. */
const payWithoutEvent = async () => {
  const round = await stripeShop.openPayment("AU");
  const { AU } = stripeShop.stripe;
  AU.faults.setRandomEventFaults([{ fault: { kind: "never" }, probability: 1 }]);
  AU.shopper.pay(round.intent.id);
  AU.faults.clear();
  const intent = AU.intents().find(({ id }) => id === round.intent.id);
  const body = JSON.stringify({
    id: `evt_${round.intent.id}`,
    object: "event",
    created: Math.floor(stripeShop.clock.now().getTime() / SECOND_MS),
    type: "payment_intent.succeeded",
    data: { object: intent },
  });
  const postAndCountOrders = async (event: SignedEvent, url?: string) => {
    const status = await stripeShop.postEvent(event, url);
    await stripeShop.drain();
    return { status, orders: (await stripeShop.ordersOf(round.checkout.checkoutId)).length };
  };
  return { ...round, body, postAndCountOrders, sign: AU.sign };
};

const FORGERIES: Readonly<Record<string, (event: SignedEvent) => SignedEvent>> = {
  "no signature": ({ body }) => ({ body, headers: { "content-type": "application/json" } }),
  "an empty signature": ({ body, headers }) => ({ body, headers: { ...headers, "stripe-signature": "" } }),
  "a signature of nothing": ({ body, headers }) => ({
    body,
    headers: { ...headers, "stripe-signature": "t=1,v1=00" },
  }),
  "a byte more in its body": ({ body, headers }) => ({ body: `${body}\n`, headers }),
  "the same meaning in other bytes": ({ body, headers }) => ({
    body: JSON.stringify(JSON.parse(body), null, 1),
    headers,
  }),
};

test.each(Object.keys(FORGERIES))(
  "reliability 4: an event with %s is rejected, and the genuine one still counts",
  async (name) => {
    const { body, sign, postAndCountOrders } = await payWithoutEvent();
    const event = sign(body);
    expect(await postAndCountOrders(FORGERIES[name]?.(event) ?? event)).toEqual({ status: 400, orders: 0 });
    expect(await postAndCountOrders(event)).toEqual({ status: 200, orders: 1 });
  },
);

test.each([
  ["five minutes and a second old", -5 * MINUTE_MS - SECOND_MS],
  ["a day old", -DAY_MS],
  ["five minutes and a second ahead", 5 * MINUTE_MS + SECOND_MS],
  ["a year ahead", 365 * DAY_MS],
])("reliability 4: an event that is %s is rejected", async (_, off) => {
  const { body, sign, postAndCountOrders } = await payWithoutEvent();
  const at = new Date(stripeShop.clock.now().getTime() + off);
  expect(await postAndCountOrders(sign(body, { at }))).toEqual({ status: 400, orders: 0 });
  expect(await postAndCountOrders(sign(body))).toEqual({ status: 200, orders: 1 });
});

test("reliability 4: a newer timestamp before the signed one does not make an old event valid", async () => {
  const { body, sign, postAndCountOrders } = await payWithoutEvent();
  const now = stripeShop.clock.now().getTime();
  const { headers } = sign(body, { at: new Date(now - DAY_MS) });
  const signature = `t=${Math.floor(now / SECOND_MS)},${headers["stripe-signature"]}`;
  expect(await postAndCountOrders({ body, headers: { ...headers, "stripe-signature": signature } })).toEqual({
    status: 400,
    orders: 0,
  });
});

test.each([-4 * MINUTE_MS, 4 * MINUTE_MS])(
  "reliability 4: a clock difference of minutes is accepted (%d ms)",
  async (off) => {
    const { body, sign, postAndCountOrders } = await payWithoutEvent();
    const at = new Date(stripeShop.clock.now().getTime() + off);
    expect(await postAndCountOrders(sign(body, { at }))).toEqual({ status: 200, orders: 1 });
  },
);

test("reliability 4: an event that is sent again, also with a new signature, counts once", async () => {
  const { body, sign, postAndCountOrders, intent } = await payWithoutEvent();
  for (const _ of [1, 2, 3]) expect(await postAndCountOrders(sign(body))).toEqual({ status: 200, orders: 1 });
  stripeShop.clock.advance(MINUTE_MS);
  expect(await postAndCountOrders(sign(body))).toEqual({ status: 200, orders: 1 });
  const rows = await testDatabase.database
    .selectFrom("providerEvents")
    .select(["site", "kind"])
    .where("paymentId", "=", intent.id)
    .execute();
  expect(rows).toEqual([{ site: "AU", kind: "succeeded" }]);
});

test("reliability 4: an event signed with another site's secret is ignored and does not block the genuine one", async () => {
  const { body, sign, postAndCountOrders } = await payWithoutEvent();
  const secret = stripeShop.stripe.ZA.webhookSecret;
  expect(await postAndCountOrders(sign(body, { secret }))).toEqual({ status: 200, orders: 0 });
  expect(await postAndCountOrders(sign(body))).toEqual({ status: 200, orders: 1 });
});

test("reliability 4: a body of a megabyte is rejected, and one within the limit is accepted", async () => {
  const { body, sign, postAndCountOrders } = await payWithoutEvent();
  const padded = (bytes: number) => sign(body.replace(/}$/, `,"padding":"${"x".repeat(bytes)}"}`));
  expect(await postAndCountOrders(padded(1024 * 1024))).toEqual({ status: 413, orders: 0 });
  expect(await postAndCountOrders(padded(200 * 1024))).toEqual({ status: 200, orders: 1 });
});

test("reliability 4: only payment events are stored, and every signed event gets 200", async () => {
  const { body, sign, postAndCountOrders } = await payWithoutEvent();
  const count = async () =>
    (await testDatabase.database.selectFrom("providerEvents").select("eventId").execute()).length;
  const countBefore = await count();
  const event: unknown = JSON.parse(body);
  const other = JSON.stringify({ ...Object(event), type: "customer.created" });
  expect(await postAndCountOrders(sign(other))).toEqual({ status: 200, orders: 0 });
  const foreign = JSON.stringify({ ...Object(event), data: { object: { id: "pi_1", metadata: {} } } });
  expect(await postAndCountOrders(sign(foreign))).toEqual({ status: 200, orders: 0 });
  expect(await count()).toBe(countBefore);
  expect(await postAndCountOrders(sign("not JSON"))).toEqual({ status: 400, orders: 0 });
});

test("an event of an unknown payment is stored, and closed after an hour", async () => {
  const { AU } = stripeShop.stripe;
  const object = { id: "pi_of_somebody", metadata: { checkout_id: "x" } };
  const body = JSON.stringify({
    id: "evt_x",
    created: 1,
    type: "payment_intent.succeeded",
    data: { object },
  });
  expect(await stripeShop.postEvent(AU.sign(body))).toBe(200);
  await stripeShop.drain();
  const doneAt = () =>
    testDatabase.database
      .selectFrom("providerEvents")
      .select("doneAt")
      .where("eventId", "=", "evt_x")
      .executeTakeFirst();
  await stripeShop.reconcile();
  expect(await doneAt()).toEqual({ doneAt: null });
  stripeShop.clock.advance(61 * MINUTE_MS);
  await stripeShop.reconcile();
  expect(await doneAt()).toEqual({ doneAt: expect.any(Date) });
});

test.each(["test", "paystack", "paypal", "stripe/more", ""])(
  "webhook/%s is not found, since no site uses that provider",
  async (provider) => {
    const { body, sign, postAndCountOrders } = await payWithoutEvent();
    const answer = await postAndCountOrders(sign(body), `/api/payments/webhook/${provider}`);
    expect(answer).toEqual({ status: 404, orders: 0 });
  },
);

test("the built-in provider accepts no events", async () => {
  const shop = await openTestShop(testDatabase.database, { clock: stripeShop.clock });
  const reply = await shop.app.inject({ method: "POST", url: "/api/payments/webhook/test", payload: {} });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ error: "BAD_REQUEST" });
  await shop.close();
});
