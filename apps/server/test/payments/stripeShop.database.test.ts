import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import type { RequestFault } from "@storywall/testkit/providers/faults.ts";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
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
afterEach(() => {
  stripeShop.stripe.AU.faults.clear();
});

type OpenPayment = Awaited<ReturnType<StripeShop["openPayment"]>>;

const pay = ({ intent }: OpenPayment) => stripeShop.stripe.AU.shopper.pay(intent.id);
const deliverEvents = async () => {
  await stripeShop.stripe.AU.events.deliver();
  await stripeShop.drain();
};
const changeQuantity = ({ checkoutId, lineItems }: Checkout, quantity: number) =>
  stripeShop
    .shop()
    .call(setCheckoutItem, { body: { checkoutId, itemId: lineItems[0]?._id ?? "", quantity } });

/** Expects one order, and that exactly its total was charged and not refunded. */
const expectOneOrder = async ({ checkout, intent }: OpenPayment, total = checkout.total) => {
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toEqual([{ paymentId: intent.id, total }]);
  expect(stripeShop.netAmountOf(checkout.checkoutId)).toBe(total);
};

const expectNoOrder = async ({ checkout }: OpenPayment) => {
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(stripeShop.netAmountOf(checkout.checkoutId)).toBe(0);
};

test("R7.4 a Stripe payment has the checkout's amount and the keys for Stripe's form", async () => {
  const { checkout, intent } = await stripeShop.openPayment("AU");
  expect(intent).toMatchObject({
    provider: "stripe",
    publishableKey: "pk_test_AU",
    amount: checkout.total,
    currency: "AUD",
    status: "requires_payment_method",
  });
  expect(stripeShop.stripe.AU.intents().at(-1)).toMatchObject({
    id: intent.id,
    client_secret: intent.clientSecret,
    metadata: { site: "AU", checkout_id: checkout.checkoutId, quote_version: "1" },
  });
});

/** Ways in which the shop learns of a payment. */
const NOTIFICATION_CASES: Readonly<Record<string, (round: OpenPayment) => Promise<unknown>>> = {
  "the event comes first": async ({ buyer, checkout, intent }) => {
    await deliverEvents();
    await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  },
  "the shopper comes back first": async ({ buyer, checkout, intent }) => {
    await expectOk(buyer.complete(checkout.checkoutId, intent.id));
    await deliverEvents();
  },
  "both come at once": ({ buyer, checkout, intent }) =>
    Promise.all([
      buyer.complete(checkout.checkoutId, intent.id),
      stripeShop.stripe.AU.events.deliver(),
      buyer.complete(checkout.checkoutId, intent.id),
    ]),
  "only the event comes": deliverEvents,
  "neither comes": () => stripeShop.reconcile(2),
};

test.each(Object.keys(NOTIFICATION_CASES))(
  "reliability 1: when %s there is one order and one charge",
  async (name) => {
    const round = await stripeShop.openPayment();
    pay(round);
    await NOTIFICATION_CASES[name]?.(round);
    await stripeShop.drain();
    await expectOneOrder(round);
    await deliverEvents();
    await expectInvariants(testDatabase.database, {
      now: stripeShop.clock.now(),
      graceMs: 0,
      ledger: stripeShop.loadLedger(),
    });
  },
);

test("reliability 4: events that are delivered five times in any order give one order", async () => {
  const round = await stripeShop.openPayment();
  const { faults, shopper, events } = stripeShop.stripe.AU;
  for (let event = 0; event < 4; event++) faults.nextEvent({ kind: "repeat", times: 5 });
  shopper.requireAction(round.intent.id);
  shopper.authenticate(round.intent.id, true);
  expect(new Set(await events.deliver("shuffled"))).toEqual(new Set([200]));
  await stripeShop.drain();
  await expectOneOrder(round);
  const rows = await testDatabase.database
    .selectFrom("providerEvents")
    .select(["kind", "doneAt"])
    .where("paymentId", "=", round.intent.id)
    .execute();
  expect(rows).toEqual([{ kind: "succeeded", doneAt: expect.any(Date) }]);
});

test("an event that arrives before its payment is stored is processed later", async () => {
  const round = await stripeShop.openPayment();
  pay(round);
  const row = await testDatabase.database
    .deleteFrom("payments")
    .where("id", "=", round.intent.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(new Set(await stripeShop.stripe.AU.events.deliver())).toEqual(new Set([200]));
  await stripeShop.drain();
  expect(await stripeShop.ordersOf(round.checkout.checkoutId)).toEqual([]);
  // The event triggers the check: the payment itself is not due.
  const nextLookAt = new Date(stripeShop.clock.now().getTime() + HOUR_MS);
  await testDatabase.database
    .insertInto("payments")
    .values({ ...row, nextLookAt })
    .execute();
  await stripeShop.reconcile();
  await expectOneOrder(round);
});

test("reliability 1: a payment with a slow check does not delay the others", async () => {
  const [slow, quick] = [await stripeShop.openPayment(), await stripeShop.openPayment()];
  pay(slow);
  pay(quick);
  stripeShop.clock.advance(MINUTE_MS);
  const { shop } = stripeShop.shop();
  const { payments } = shop.repositories;
  const isQuickLookedAt = Promise.withResolvers<void>();
  const askAgain: typeof payments.scheduleCheck = async (id, at) => {
    if (id === quick.intent.id) isQuickLookedAt.resolve();
    if (id === slow.intent.id) await isQuickLookedAt.promise;
    await payments.scheduleCheck(id, at);
  };
  await reconcile({
    ...shop,
    repositories: { ...shop.repositories, payments: { ...payments, scheduleCheck: askAgain } },
  });
  await stripeShop.drain();
  await expectOneOrder(slow);
  await expectOneOrder(quick);
});

/** Faults that are injected twice, since Stripe's library retries a connection error once by itself. */
const CONNECTION_FAULTS: readonly RequestFault[] = [
  { kind: "dropBefore" },
  { kind: "loseReply" },
  { kind: "cutReply" },
  { kind: "errorBefore" },
  { kind: "errorAfter" },
  { kind: "delay", milliseconds: 1_300 },
];
const FAULTY_STEPS = {
  "the payment is made": ({ method, path }: { method: string; path: string }) =>
    method === "POST" && path === "/v1/payment_intents",
  "the payment is changed": ({ method, path }: { method: string; path: string }) =>
    method === "POST" && /^\/v1\/payment_intents\/\w+$/.test(path),
  "the payment is asked about": ({ method }: { method: string }) => method === "GET",
} as const;

test.each(
  Object.entries(FAULTY_STEPS).flatMap(([step, fits]) =>
    CONNECTION_FAULTS.map((fault) => ({ step, fits, fault, kind: fault.kind })),
  ),
)("reliability 1: $kind while $step gives one order and one charge", async ({ fits, fault }) => {
  const buyer = (await stripeShop.openPayment()).buyer;
  const checkout = await buyer.checkOut();
  const { faults, shopper } = stripeShop.stripe.AU;
  /** Retries until it works, as a shopper does. */
  const until = async <Reply>(attempt: () => Promise<{ kind: string; reply?: Reply }>): Promise<Reply> => {
    for (let tries = 1; tries <= 8; tries++) {
      const { reply } = await attempt();
      if (reply) return reply;
    }
    throw new Error("Eight attempts failed.");
  };
  for (const _ of [1, 2]) faults.next(fault, fits);
  const { checkoutId } = checkout;
  await until(() => stripeShop.shop().call(createPaymentIntent, { body: { checkoutId } }));
  const changed = await until(() => changeQuantity(checkout, 2));
  const intent = await until(() => stripeShop.shop().call(createPaymentIntent, { body: { checkoutId } }));
  expect(intent.amount).toBe(changed.total);
  shopper.pay(intent.id);
  await until(() => buyer.complete(checkoutId, intent.id));
  faults.clear();
  await deliverEvents();
  await expectOneOrder({ buyer, checkout, intent }, changed.total);
});

/** Every way in which a payment can differ from its quote. */
const QUOTE_MISMATCHES: Readonly<Record<string, Partial<Stripe.PaymentIntent>>> = {
  "one cent more": { amount: 1 },
  "one cent less": { amount: -1 },
  "another currency": { currency: "zar" },
  "another site": { metadata: { site: "ZA" } },
  "a quote that is not there": { metadata: { quote_version: "9" } },
  "another checkout": { metadata: { checkout_id: "somebody-elses" } },
  "nothing of ours": { metadata: {} },
};

test.each(Object.entries(QUOTE_MISMATCHES))(
  "reliability 3: a payment for %s creates no order, is refunded and marked for review",
  async (name, { amount, metadata, ...change }) => {
    const round = await stripeShop.openPayment();
    const { buyer, checkout, intent } = round;
    const own = { site: "AU", checkout_id: checkout.checkoutId, quote_version: "1" };
    const tampered = name === "nothing of ours" ? {} : { ...own, ...metadata };
    stripeShop.stripe.AU.shopper.tamper(intent.id, {
      ...change,
      amount: intent.amount + (amount ?? 0),
      metadata: tampered,
    });
    pay(round);
    expect(await expectErrorCode(buyer.complete(checkout.checkoutId, intent.id))).toBe("AMOUNT_CHANGED");
    await deliverEvents();
    await stripeShop.reconcile();
    await expectNoOrder(round);
    expect(await stripeShop.paymentRow(intent.id)).toMatchObject({
      needsReview: expect.stringContaining("given back"),
    });
    expect(stripeShop.stripe.AU.refunds().at(-1)).toMatchObject({ payment_intent: intent.id });
  },
);

test("reliability 3: a payment that was declined, needs an action or is processing creates no order", async () => {
  const { shopper } = stripeShop.stripe.AU;
  const moves = [shopper.decline, shopper.requireAction, shopper.startProcessing] as const;
  for (const move of moves) {
    const round = await stripeShop.openPayment();
    move(round.intent.id);
    await deliverEvents();
    expect(await expectErrorCode(round.buyer.complete(round.checkout.checkoutId, round.intent.id))).toBe(
      "PAYMENT_NOT_DONE",
    );
    await expectNoOrder(round);
  }
});

test("reliability 3: the payment of one checkout does not complete another", async () => {
  const paid = await stripeShop.openPayment();
  const other = await stripeShop.openPayment();
  pay(paid);
  expect(await expectErrorCode(other.buyer.complete(other.checkout.checkoutId, paid.intent.id))).toBe(
    "NOT_FOUND",
  );
  await deliverEvents();
  await expectNoOrder(other);
  await expectOneOrder(paid);
});

test("reliability 3: a paid checkout cannot be changed, even before its event arrives", async () => {
  const round = await stripeShop.openPayment();
  pay(round);
  expect(await expectErrorCode(changeQuantity(round.checkout, 5))).toBe("CHECKOUT_NOT_OPEN");
  await stripeShop.drain();
  await expectOneOrder(round);
});

test("a processing payment becomes an order when it succeeds, and no second payment starts meanwhile", async () => {
  const round = await stripeShop.openPayment();
  stripeShop.stripe.AU.shopper.startProcessing(round.intent.id);
  await deliverEvents();
  expect(await expectErrorCode(changeQuantity(round.checkout, 2))).toBe("CHECKOUT_NOT_OPEN");
  expect(await round.buyer.beginPaying(round.checkout)).toMatchObject({
    id: round.intent.id,
    status: "processing",
  });
  pay(round);
  await stripeShop.reconcile(2);
  await expectOneOrder(round);
});

test("a checkout with three declined cards cannot be paid for an hour, not even directly at Stripe", async () => {
  const round = await stripeShop.openPayment();
  const { checkoutId } = round.checkout;
  const { shopper } = stripeShop.stripe.AU;
  for (const _ of [1, 2]) shopper.decline(round.intent.id);
  await deliverEvents();
  expect((await round.buyer.beginPaying(round.checkout)).id).toBe(round.intent.id);
  shopper.decline(round.intent.id);
  await deliverEvents();
  const refused = await stripeShop.shop().call(createPaymentIntent, { body: { checkoutId } });
  expect(refused).toMatchObject({ kind: "error", status: 429, error: "TOO_MANY_DECLINES" });
  // The form that is still open in the browser calls Stripe directly.
  expect(shopper.pay(round.intent.id)).toBe(false);
  stripeShop.clock.advance(HOUR_MS + 1_000);
  const intent = await round.buyer.beginPaying(round.checkout);
  expect(shopper.pay(intent.id)).toBe(true);
  await deliverEvents();
  await expectOneOrder({ ...round, intent });
});

test("a payment of a former Stripe account is replaced, and its checkout can be paid", async () => {
  const first = await stripeShop.openPayment();
  const forget = ({ intent }: OpenPayment) =>
    testDatabase.database
      .updateTable("payments")
      .set({ id: `${intent.id}_of_another_account` })
      .where("id", "=", intent.id)
      .execute();
  await forget(first);
  const second = { ...first, intent: await first.buyer.beginPaying(first.checkout) };
  expect(second.intent.id).not.toBe(first.intent.id);
  await forget(second);
  const changed = await expectOk(changeQuantity(first.checkout, 2));
  const third = { ...first, intent: await first.buyer.beginPaying(first.checkout) };
  pay(third);
  await deliverEvents();
  await expectOneOrder(third, changed.total);
  const errorCountBefore = stripeShop.shop().serverErrors.length;
  await stripeShop.reconcile(3);
  expect(stripeShop.shop().serverErrors.slice(errorCountBefore)).toEqual([]);
});

test("a decline whose event arrives five times counts once", async () => {
  const round = await stripeShop.openPayment();
  const { faults, shopper } = stripeShop.stripe.AU;
  faults.nextEvent({ kind: "repeat", times: 5 });
  shopper.decline(round.intent.id);
  await deliverEvents();
  expect((await round.buyer.beginPaying(round.checkout)).id).toBe(round.intent.id);
});

test("declines of one checkout do not count for another", async () => {
  const first = await stripeShop.openPayment();
  for (const _ of [1, 2, 3]) stripeShop.stripe.AU.shopper.decline(first.intent.id);
  await deliverEvents();
  expect((await stripeShop.openPayment()).intent.status).toBe("requires_payment_method");
});

test("reliability 3: a refund made at Stripe stops the order and is marked for review, and so does a dispute", async () => {
  const round = await stripeShop.openPayment();
  pay(round);
  await deliverEvents();
  const { AU } = stripeShop.stripe;
  await stripeShop.shop().shop.payments.AU.refund(round.intent.id, minor(round.intent.amount), "by-hand");
  await deliverEvents();
  expect(await stripeShop.paymentRow(round.intent.id)).toMatchObject({
    refunded: round.intent.amount,
    needsReview: expect.stringContaining("refunded at the provider"),
    stoppedAt: expect.any(Date),
  });
  AU.shopper.dispute(round.intent.id);
  await deliverEvents();
  expect(await stripeShop.paymentRow(round.intent.id)).toMatchObject({
    needsReview: expect.stringContaining("disputed"),
    stoppedAt: expect.any(Date),
  });
  expect(await stripeShop.ordersOf(round.checkout.checkoutId)).toHaveLength(1);
});

test("reliability 3: a payment that was refunded at Stripe during an outage becomes no order", async () => {
  const round = await stripeShop.openPayment();
  const { AU } = stripeShop.stripe;
  AU.faults.setRandomEventFaults([{ fault: { kind: "never" }, probability: 1 }]);
  pay(round);
  await stripeShop
    .shop()
    .shop.payments.AU.refund(round.intent.id, minor(round.intent.amount), round.intent.id);
  AU.faults.clear();
  await stripeShop.reconcile(2);
  expect(await stripeShop.ordersOf(round.checkout.checkoutId)).toEqual([]);
  expect(await stripeShop.paymentRow(round.intent.id)).toMatchObject({
    needsReview: expect.stringContaining("refunded at the provider"),
  });
});
