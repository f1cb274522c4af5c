import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { RequestFault } from "@storywall/testkit/providers/faults.ts";
import type Stripe from "stripe";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectSoundShop } from "../faults/invariants/soundShop.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { ok, refusal } from "../support/testShop.ts";
import { openStripeShop, type StripeShop } from "./stripeShop.ts";

let connected: TestDatabase;
let it: StripeShop;
beforeAll(async () => {
  connected = await postgresDatabase();
  it = await openStripeShop(connected);
});
afterAll(async () => {
  await it?.close();
  await connected?.close();
});
afterEach(() => {
  it.stripe.AU.faults.stop();
});

type Round = Awaited<ReturnType<StripeShop["atPaying"]>>;

const pay = ({ intent }: Round) => it.stripe.AU.shopper.pay(intent.id);
const deliver = async () => {
  await it.stripe.AU.events.deliver();
  await it.settled();
};
const changeQuantity = ({ checkoutId, lineItems }: Checkout, quantity: number) =>
  it.shop().call(setCheckoutItem, { body: { checkoutId, itemId: lineItems[0]?._id ?? "", quantity } });

/** Whatever happened: one order, and exactly its total was taken and kept. */
const expectOneOrder = async ({ checkout, intent }: Round, total = checkout.total) => {
  expect(await it.ordersOf(checkout.checkoutId)).toEqual([{ paymentId: intent.id, total }]);
  expect(it.keptOf(checkout.checkoutId)).toBe(total);
};

const expectNoOrder = async ({ checkout }: Round) => {
  expect(await it.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(it.keptOf(checkout.checkoutId)).toBe(0);
};

test("R7.4 a payment of Stripe is the checkout's, with what its own form needs", async () => {
  const { checkout, intent } = await it.atPaying("AU");
  expect(intent).toMatchObject({
    provider: "stripe",
    publishableKey: "pk_test_AU",
    amount: checkout.total,
    currency: "AUD",
    status: "requires_payment_method",
  });
  expect(it.stripe.AU.intents().at(-1)).toMatchObject({
    id: intent.id,
    client_secret: intent.clientSecret,
    metadata: { site: "AU", checkout_id: checkout.checkoutId, quote_version: "1" },
  });
});

/** What may become of the news of a payment. */
const NEWS: Readonly<Record<string, (round: Round) => Promise<unknown>>> = {
  "the event comes first": async ({ buyer, checkout, intent }) => {
    await deliver();
    await ok(buyer.complete(checkout.checkoutId, intent.id));
  },
  "the shopper comes back first": async ({ buyer, checkout, intent }) => {
    await ok(buyer.complete(checkout.checkoutId, intent.id));
    await deliver();
  },
  "both come at once": ({ buyer, checkout, intent }) =>
    Promise.all([
      buyer.complete(checkout.checkoutId, intent.id),
      it.stripe.AU.events.deliver(),
      buyer.complete(checkout.checkoutId, intent.id),
    ]),
  "only the event comes": deliver,
  "neither comes": () => it.reconcile(2),
};

test.each(Object.keys(NEWS))("reliability 1: when %s there is one order and one charge", async (name) => {
  const round = await it.atPaying();
  pay(round);
  await NEWS[name]?.(round);
  await it.settled();
  await expectOneOrder(round);
  await deliver();
  await expectSoundShop(connected.database, { now: it.clock.now(), graceMs: 0, books: it.books() });
});

test("reliability 4: events that come five times, shuffled, are one order and rows that are done", async () => {
  const round = await it.atPaying();
  const { faults, shopper, events } = it.stripe.AU;
  for (let event = 0; event < 4; event++) faults.nextEvent({ kind: "repeat", times: 5 });
  shopper.requireAction(round.intent.id);
  shopper.authenticate(round.intent.id, true);
  expect(new Set(await events.deliver("shuffled"))).toEqual(new Set([200]));
  await it.settled();
  await expectOneOrder(round);
  const rows = await connected.database
    .selectFrom("providerEvents")
    .select(["kind", "doneAt"])
    .where("paymentId", "=", round.intent.id)
    .execute();
  expect(rows).toEqual([{ kind: "succeeded", doneAt: expect.any(Date) }]);
});

test("an event that comes before the shop has written its payment down waits for it", async () => {
  const round = await it.atPaying();
  pay(round);
  const row = await connected.database
    .deleteFrom("payments")
    .where("id", "=", round.intent.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(new Set(await it.stripe.AU.events.deliver())).toEqual(new Set([200]));
  await it.settled();
  expect(await it.ordersOf(round.checkout.checkoutId)).toEqual([]);
  // The event is what wakes us: the payment itself is not due.
  const nextLookAt = new Date(it.clock.now().getTime() + HOUR);
  await connected.database
    .insertInto("payments")
    .values({ ...row, nextLookAt })
    .execute();
  await it.reconcile();
  await expectOneOrder(round);
});

test("reliability 1: a payment whose look takes long does not keep the others waiting", async () => {
  const [slow, quick] = [await it.atPaying(), await it.atPaying()];
  pay(slow);
  pay(quick);
  it.clock.advance(MINUTE);
  const { shop } = it.shop();
  const { payments } = shop.repositories;
  const isQuickLookedAt = Promise.withResolvers<void>();
  const askAgain: typeof payments.askAgain = async (id, at) => {
    if (id === quick.intent.id) isQuickLookedAt.resolve();
    if (id === slow.intent.id) await isQuickLookedAt.promise;
    await payments.askAgain(id, at);
  };
  await reconcile({ ...shop, repositories: { ...shop.repositories, payments: { ...payments, askAgain } } });
  await it.settled();
  await expectOneOrder(slow);
  await expectOneOrder(quick);
});

/** Faults that hit the call twice, since Stripe's library tries a broken line once more by itself. */
const BREAKS: readonly RequestFault[] = [
  { kind: "dropBefore" },
  { kind: "loseReply" },
  { kind: "cutReply" },
  { kind: "errorBefore" },
  { kind: "errorAfter" },
  { kind: "delay", milliseconds: 1_300 },
];
const STEPS = {
  "the payment is made": ({ method, path }: { method: string; path: string }) =>
    method === "POST" && path === "/v1/payment_intents",
  "the payment is changed": ({ method, path }: { method: string; path: string }) =>
    method === "POST" && /^\/v1\/payment_intents\/\w+$/.test(path),
  "the payment is asked about": ({ method }: { method: string }) => method === "GET",
} as const;

test.each(
  Object.entries(STEPS).flatMap(([step, fits]) =>
    BREAKS.map((fault) => ({ step, fits, fault, kind: fault.kind })),
  ),
)("reliability 1: $kind where $step: one order, one charge", async ({ fits, fault }) => {
  const buyer = (await it.atPaying()).buyer;
  const checkout = await buyer.checkOut();
  const { faults, shopper } = it.stripe.AU;
  /** As a shopper does: again, until it works. */
  const until = async <Reply>(attempt: () => Promise<{ kind: string; reply?: Reply }>): Promise<Reply> => {
    for (let tries = 1; tries <= 8; tries++) {
      const { reply } = await attempt();
      if (reply) return reply;
    }
    throw new Error("it never worked");
  };
  for (const _ of [1, 2]) faults.next(fault, fits);
  const { checkoutId } = checkout;
  await until(() => it.shop().call(createPaymentIntent, { body: { checkoutId } }));
  const changed = await until(() => changeQuantity(checkout, 2));
  const intent = await until(() => it.shop().call(createPaymentIntent, { body: { checkoutId } }));
  expect(intent.amount).toBe(changed.total);
  shopper.pay(intent.id);
  await until(() => buyer.complete(checkoutId, intent.id));
  faults.stop();
  await deliver();
  await expectOneOrder({ buyer, checkout, intent }, changed.total);
});

/** Everything that a payment can say beside its quote. */
const NOT_THE_QUOTE: Readonly<Record<string, Partial<Stripe.PaymentIntent>>> = {
  "one cent more": { amount: 1 },
  "one cent less": { amount: -1 },
  "another currency": { currency: "zar" },
  "another site": { metadata: { site: "ZA" } },
  "a quote that is not there": { metadata: { quote_version: "9" } },
  "another checkout": { metadata: { checkout_id: "somebody-elses" } },
  "nothing of ours": { metadata: {} },
};

test.each(Object.entries(NOT_THE_QUOTE))(
  "reliability 3: money for %s makes no order, goes back and is told to a person",
  async (name, { amount, metadata, ...change }) => {
    const round = await it.atPaying();
    const { buyer, checkout, intent } = round;
    const own = { site: "AU", checkout_id: checkout.checkoutId, quote_version: "1" };
    const tampered = name === "nothing of ours" ? {} : { ...own, ...metadata };
    it.stripe.AU.shopper.tamper(intent.id, {
      ...change,
      amount: intent.amount + (amount ?? 0),
      metadata: tampered,
    });
    pay(round);
    expect(await refusal(buyer.complete(checkout.checkoutId, intent.id))).toBe("AMOUNT_CHANGED");
    await deliver();
    await it.reconcile();
    await expectNoOrder(round);
    expect(await it.paymentRow(intent.id)).toMatchObject({
      needsReview: expect.stringContaining("given back"),
    });
    expect(it.stripe.AU.refunds().at(-1)).toMatchObject({ payment_intent: intent.id });
  },
);

test("reliability 3: a payment that failed, waits for its bank or is canceled makes no order", async () => {
  const { shopper } = it.stripe.AU;
  const moves = [shopper.decline, shopper.requireAction, shopper.startProcessing] as const;
  for (const move of moves) {
    const round = await it.atPaying();
    move(round.intent.id);
    await deliver();
    expect(await refusal(round.buyer.complete(round.checkout.checkoutId, round.intent.id))).toBe(
      "PAYMENT_NOT_DONE",
    );
    await expectNoOrder(round);
  }
});

test("reliability 3: the payment of one checkout does not complete another", async () => {
  const paid = await it.atPaying();
  const other = await it.atPaying();
  pay(paid);
  expect(await refusal(other.buyer.complete(other.checkout.checkoutId, paid.intent.id))).toBe("NOT_FOUND");
  await deliver();
  await expectNoOrder(other);
  await expectOneOrder(paid);
});

test("reliability 3: a change comes too late for what is paid, though nobody has said so yet", async () => {
  const round = await it.atPaying();
  pay(round);
  expect(await refusal(changeQuantity(round.checkout, 5))).toBe("CHECKOUT_NOT_OPEN");
  await it.settled();
  await expectOneOrder(round);
});

test("a bank that takes its time: the order comes when the money does, and nobody pays twice meanwhile", async () => {
  const round = await it.atPaying();
  it.stripe.AU.shopper.startProcessing(round.intent.id);
  await deliver();
  expect(await refusal(changeQuantity(round.checkout, 2))).toBe("CHECKOUT_NOT_OPEN");
  expect(await round.buyer.beginPaying(round.checkout)).toMatchObject({
    id: round.intent.id,
    status: "processing",
  });
  pay(round);
  await it.reconcile(2);
  await expectOneOrder(round);
});

test("after three declined cards a checkout takes none for an hour, not even past the shop", async () => {
  const round = await it.atPaying();
  const { checkoutId } = round.checkout;
  const { shopper } = it.stripe.AU;
  for (const _ of [1, 2]) shopper.decline(round.intent.id);
  await deliver();
  expect((await round.buyer.beginPaying(round.checkout)).id).toBe(round.intent.id);
  shopper.decline(round.intent.id);
  await deliver();
  const refused = await it.shop().call(createPaymentIntent, { body: { checkoutId } });
  expect(refused).toMatchObject({ kind: "refused", status: 429, error: "TOO_MANY_DECLINES" });
  // The form that is still open in the browser talks to Stripe alone.
  expect(shopper.pay(round.intent.id)).toBe(false);
  it.clock.advance(HOUR + 1_000);
  const intent = await round.buyer.beginPaying(round.checkout);
  expect(shopper.pay(intent.id)).toBe(true);
  await deliver();
  await expectOneOrder({ ...round, intent });
});

test("a payment of an account that the shop had before is replaced, and its checkout goes on", async () => {
  const first = await it.atPaying();
  const forget = ({ intent }: Round) =>
    connected.database
      .updateTable("payments")
      .set({ id: `${intent.id}_of_another_account` })
      .where("id", "=", intent.id)
      .execute();
  await forget(first);
  const second = { ...first, intent: await first.buyer.beginPaying(first.checkout) };
  expect(second.intent.id).not.toBe(first.intent.id);
  await forget(second);
  const changed = await ok(changeQuantity(first.checkout, 2));
  const third = { ...first, intent: await first.buyer.beginPaying(first.checkout) };
  pay(third);
  await deliver();
  await expectOneOrder(third, changed.total);
  const before = it.shop().failures.length;
  await it.reconcile(3);
  expect(it.shop().failures.slice(before)).toEqual([]);
});

test("a declined card whose event comes five times is one declined card", async () => {
  const round = await it.atPaying();
  const { faults, shopper } = it.stripe.AU;
  faults.nextEvent({ kind: "repeat", times: 5 });
  shopper.decline(round.intent.id);
  await deliver();
  expect((await round.buyer.beginPaying(round.checkout)).id).toBe(round.intent.id);
});

test("declined cards of one checkout are nothing to another", async () => {
  const first = await it.atPaying();
  for (const _ of [1, 2, 3]) it.stripe.AU.shopper.decline(first.intent.id);
  await deliver();
  expect((await it.atPaying()).intent.status).toBe("requires_payment_method");
});

test("money that a person gave back, and money that the bank took back, are known; a dispute is told to a person", async () => {
  const round = await it.atPaying();
  pay(round);
  await deliver();
  const { AU } = it.stripe;
  await it.shop().shop.payments.AU.refund(round.intent.id, minor(round.intent.amount), "by-hand");
  await deliver();
  expect(await it.paymentRow(round.intent.id)).toMatchObject({
    refunded: round.intent.amount,
    needsReview: null,
  });
  AU.shopper.dispute(round.intent.id);
  await deliver();
  expect(await it.paymentRow(round.intent.id)).toMatchObject({
    needsReview: expect.stringContaining("disputed"),
  });
  expect(await it.ordersOf(round.checkout.checkoutId)).toHaveLength(1);
});
