import { reCreateCheckout } from "@storywall/contract/calls/checkout/reCreateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { updatePaymentIntent } from "@storywall/contract/calls/payments/updatePaymentIntent.ts";
import type { Checkout } from "@storywall/contract/schemas/checkout.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { openPaystackShop, type PaystackShop } from "./paystackShop.ts";

const testDatabase = useTestDatabase();
let za: PaystackShop;
beforeAll(async () => {
  za = await openPaystackShop(testDatabase);
});
afterAll(async () => {
  await za?.close();
});
afterEach(async () => {
  za.paystack.faults.clear();
  // Late events must change nothing.
  await za.paystack.events.deliver();
  await za.reconcile();
  await za.expectInvariants();
});

/** Opens a checkout with its transaction, ready to pay. */
const openPayment = async () => {
  const buyer = shopper(za.nextShop());
  const checkout = await buyer.checkOut();
  const intent = await za.createPaymentWithRetries(checkout.checkoutId);
  return { buyer, checkout, intent };
};

const changeQuantity = ({ checkoutId, lineItems }: Checkout, quantity: number) => {
  const itemId = lineItems[0]?._id ?? "";
  return expectOk(za.nextShop().call(setCheckoutItem, { body: { checkoutId, itemId, quantity } }));
};

const nextCheckAt = async (id: string) =>
  (
    await za.database
      .selectFrom("payments")
      .select("nextLookAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).nextLookAt;

/** Ways in which the shop learns of a payment. Each must give one order of the paid amount. */
const NOTIFICATION_CASES: Readonly<
  Record<string, (round: Awaited<ReturnType<typeof openPayment>>) => Promise<unknown>>
> = {
  "the event comes first": async ({ buyer, checkout, intent }) => {
    await za.paystack.events.deliver();
    await za.drain();
    await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  },
  "the shopper comes back first": async ({ buyer, checkout, intent }) => {
    await expectOk(buyer.complete(checkout.checkoutId, intent.id));
    await za.paystack.events.deliver();
  },
  "both come at once": ({ buyer, checkout, intent }) =>
    Promise.all([buyer.complete(checkout.checkoutId, intent.id), za.paystack.events.deliver()]),
  "only the event comes": () => za.paystack.events.deliver(),
  "neither comes": () => za.reconcile(),
};

test.each(Object.keys(NOTIFICATION_CASES))("reliability 1: when %s there is one order", async (name) => {
  const round = await openPayment();
  za.paystack.pay(round.intent.clientSecret);
  await NOTIFICATION_CASES[name]?.(round);
  await za.drain();
  expect(await za.ordersOf(round.checkout.checkoutId)).toMatchObject([
    { paymentId: round.intent.id, total: round.checkout.total },
  ]);
  expect(za.serverErrors()).toEqual([]);
});

test("reliability 4: an event that is delivered five times gives one order", async () => {
  const { checkout, intent } = await openPayment();
  za.paystack.faults.nextEvent({ kind: "repeat", times: 5 });
  za.paystack.pay(intent.clientSecret);
  expect(await za.paystack.events.deliver("shuffled")).toEqual([200, 200, 200, 200, 200]);
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
});

test("reliability 4: an event with a wrong signature is ignored, and counts when it is sent again with the right one", async () => {
  const { checkout, intent } = await openPayment();
  za.paystack.faults.nextEvent({ kind: "wrongSignature" });
  za.paystack.pay(intent.clientSecret);
  expect(await za.paystack.events.deliver()).toEqual([400]);
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(await za.paystack.events.deliver()).toEqual([200]);
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
});

test("R7.4 a checkout that changes gets a new transaction, which both payment calls return", async () => {
  const { checkout, intent } = await openPayment();
  const changed = await changeQuantity(checkout, 2);
  const next = await za.createPaymentWithRetries(checkout.checkoutId);
  expect(next.id).not.toBe(intent.id);
  expect(next).toMatchObject({
    amount: changed.total,
    provider: "paystack",
    status: "requires_payment_method",
  });
  const updated = za.nextShop().call(updatePaymentIntent, { body: { paymentIntentId: intent.id } });
  expect((await expectOk(updated)).id).toBe(next.id);
  za.paystack.pay(next.clientSecret);
  await za.paystack.events.deliver();
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toMatchObject([
    { paymentId: next.id, total: changed.total },
  ]);
});

test("reliability 3: a replaced transaction that is paid first is the order with its own quote, and the new one is refunded", async () => {
  const { checkout, intent: old } = await openPayment();
  await changeQuantity(checkout, 2);
  const next = await za.createPaymentWithRetries(checkout.checkoutId);
  za.paystack.pay(old.clientSecret);
  await za.paystack.events.deliver();
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toMatchObject([
    { paymentId: old.id, total: checkout.total },
  ]);
  za.paystack.pay(next.clientSecret);
  await za.paystack.events.deliver();
  await za.drain();
  await za.reconcile();
  expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
  expect(await za.refundsOf(next.id)).toMatchObject([{ amount: next.amount, orderId: null }]);
  expect(za.paystack.refunds).toContainEqual(expect.objectContaining({ amount: next.amount }));
  expect(await za.needsReview(next.id)).toContain("given back");
});

test("reliability 3: a replaced transaction that is paid second without an event is refunded by the reconciler", async () => {
  const { checkout, intent: old } = await openPayment();
  await changeQuantity(checkout, 3);
  const next = await za.createPaymentWithRetries(checkout.checkoutId);
  za.paystack.pay(next.clientSecret);
  await za.paystack.events.deliver();
  za.paystack.faults.nextEvent({ kind: "never" });
  za.paystack.pay(old.clientSecret);
  await za.reconcile(5);
  expect(await za.ordersOf(checkout.checkoutId)).toMatchObject([{ paymentId: next.id }]);
  expect(await za.refundsOf(old.id)).toMatchObject([{ amount: old.amount, orderId: null }]);
  // It is settled, so it is not checked again.
  expect(await nextCheckAt(old.id)).toBeNull();
});

test("reliability 1: after a long downtime current payments are checked before replaced ones", async () => {
  const { checkout, intent: old } = await openPayment();
  await changeQuantity(checkout, 3);
  const next = await za.createPaymentWithRetries(checkout.checkoutId);
  za.clock.advance(3 * DAY_MS);
  const { payments } = za.nextShop().shop.repositories;
  const due = (await payments.findDueForCheck(za.clock.now(), 1000)).map(({ id }) => id);
  expect(due).toContain(next.id);
  expect(due.indexOf(old.id)).toBeGreaterThan(due.indexOf(next.id));
});

test("reliability 3: two transactions of a checkout that are paid at once give one order and one refund", async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, checkout, intent: old } = await openPayment();
    await changeQuantity(checkout, 2);
    const next = await za.createPaymentWithRetries(checkout.checkoutId);
    za.paystack.pay(old.clientSecret);
    za.paystack.pay(next.clientSecret);
    await Promise.all([
      za.paystack.events.deliver("shuffled"),
      buyer.complete(checkout.checkoutId, next.id),
      buyer.complete(checkout.checkoutId, old.id),
    ]);
    await za.drain();
    await za.reconcile();
    const [order] = await za.ordersOf(checkout.checkoutId);
    const surplus = order?.paymentId === old.id ? next : old;
    expect(await za.refundsOf(surplus.id)).toMatchObject([{ amount: surplus.amount }]);
  }
});

test("R2.14 the attempt after a failed one has a new transaction", async () => {
  const { buyer, checkout, intent: failed } = await openPayment();
  za.paystack.setStatus(failed.clientSecret, "failed");
  expect(await expectErrorCode(buyer.complete(checkout.checkoutId, failed.id))).toBe("PAYMENT_NOT_DONE");
  const next = await za.createPaymentWithRetries(checkout.checkoutId);
  expect(next).toMatchObject({ amount: failed.amount, status: "requires_payment_method" });
  expect(next.id).not.toBe(failed.id);
});

test("reliability 1: a failed transaction that is paid later without an event becomes the order", async () => {
  const { checkout, intent: failed } = await openPayment();
  za.paystack.setStatus(failed.clientSecret, "failed");
  await za.createPaymentWithRetries(checkout.checkoutId);
  za.paystack.faults.nextEvent({ kind: "never" });
  za.paystack.pay(failed.clientSecret);
  await za.reconcile(5);
  expect(await za.ordersOf(checkout.checkoutId)).toMatchObject([{ paymentId: failed.id }]);
});

test("reliability 3: a payment of less than the amount creates no order and is refunded", async () => {
  const { buyer, checkout, intent } = await openPayment();
  za.paystack.pay(intent.clientSecret, intent.amount - 1);
  expect(await expectErrorCode(buyer.complete(checkout.checkoutId, intent.id))).toBe("AMOUNT_CHANGED");
  await za.reconcile();
  expect(await za.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(await za.refundsOf(intent.id)).toMatchObject([{ amount: intent.amount - 1 }]);
});

test("reliability 3: a transaction that was reversed at Paystack during an outage becomes no order", async () => {
  const { checkout, intent } = await openPayment();
  za.paystack.faults.nextEvent({ kind: "never" });
  za.paystack.pay(intent.clientSecret);
  const { id } = await za.nextShop().shop.payments.ZA.refund(intent.id, minor(intent.amount), "by hand");
  za.paystack.settleRefund(id ?? "", "processed");
  await za.reconcile(2);
  expect(await za.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(await za.refundsOf(intent.id)).toEqual([]);
  expect(await za.needsReview(intent.id)).toContain("refunded at the provider");
});

test("reliability 3: an order whose transaction is reversed at Paystack is stopped", async () => {
  const { buyer, checkout, intent } = await openPayment();
  za.paystack.pay(intent.clientSecret);
  await expectOk(buyer.complete(checkout.checkoutId, intent.id));
  const { id } = await za.nextShop().shop.payments.ZA.refund(intent.id, minor(intent.amount), "by hand");
  za.paystack.settleRefund(id ?? "", "processed");
  await za.paystack.events.deliver();
  await za.drain();
  const order = await za.nextShop().shop.repositories.orders.findByCheckout(checkout.checkoutId);
  expect(order).toMatchObject({ status: "placed", stoppedAt: expect.any(Date) });
});

test("R4.12 an expired checkout can be re-created although its transaction cannot be cancelled", async () => {
  const { checkout, intent } = await openPayment();
  za.clock.advance(2 * DAY_MS);
  await za.reconcile();
  const again = await expectOk(
    za.nextShop().call(reCreateCheckout, { body: { checkoutId: checkout.checkoutId } }),
  );
  const next = await za.createPaymentWithRetries(again.checkoutId);
  expect(next.id).not.toBe(intent.id);
});

test("an unpaid transaction is checked for a month, and an event still counts after it", async () => {
  const { checkout, intent } = await openPayment();
  za.clock.advance(40 * DAY_MS);
  await za.reconcile(2);
  expect(await nextCheckAt(intent.id)).toBeNull();
  za.paystack.pay(intent.clientSecret);
  await za.paystack.events.deliver();
  await za.drain();
  expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
});

test("reliability 1: a three-day-old payment whose check failed is checked again a minute later", async () => {
  const { checkout, intent } = await openPayment();
  za.paystack.faults.nextEvent({ kind: "never" });
  za.paystack.pay(intent.clientSecret);
  za.clock.advance(3 * DAY_MS);
  za.paystack.faults.setRandomRequestFaults([{ fault: { kind: "dropBefore" }, probability: 1 }]);
  await za.reconcile();
  expect(await za.ordersOf(checkout.checkoutId)).toEqual([]);
  za.paystack.faults.clear();
  await za.reconcile();
  expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
});

test("R7.4 a lost reply of Paystack is requested again at once", async () => {
  const { buyer, checkout, intent } = await openPayment();
  za.paystack.pay(intent.clientSecret);
  za.paystack.faults.next({ kind: "loseReply" }, ({ method }) => method === "GET");
  await expectOk(buyer.complete(checkout.checkoutId, intent.id));
});

test("R7.4 paying fails with UNAVAILABLE while Paystack is down, and works afterwards", async () => {
  const buyer = shopper(za.nextShop());
  const { checkoutId } = await buyer.checkOut();
  za.paystack.faults.setRandomRequestFaults([{ fault: { kind: "errorBefore" }, probability: 1 }]);
  expect(await expectErrorCode(za.nextShop().call(createPaymentIntent, { body: { checkoutId } }))).toBe(
    "UNAVAILABLE",
  );
  za.paystack.faults.clear();
  expect((await za.createPaymentWithRetries(checkoutId)).status).toBe("requires_payment_method");
});

test("reliability 1: with lost replies and with lost, repeated and late events, each paid checkout has one order", async () => {
  const buyers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const buyer = shopper(za.nextShop());
      return { buyer, checkout: await buyer.checkOut() };
    }),
  );
  za.paystack.faults.setRandomRequestFaults([
    { fault: { kind: "loseReply" }, probability: 0.2 },
    { fault: { kind: "errorAfter" }, probability: 0.05 },
    { fault: { kind: "cutReply" }, probability: 0.05 },
    { fault: { kind: "dropBefore" }, probability: 0.05 },
  ]);
  za.paystack.faults.setRandomEventFaults([
    { fault: { kind: "never" }, probability: 0.2 },
    { fault: { kind: "repeat", times: 3 }, probability: 0.2 },
    { fault: { kind: "wrongSignature" }, probability: 0.1 },
  ]);
  await Promise.all(
    buyers.map(async ({ buyer, checkout }, index) => {
      const { checkoutId } = checkout;
      const first = await za.createPaymentWithRetries(checkoutId);
      if (index % 3 === 0) {
        // Two tabs: the checkout changes, and both transactions are paid.
        await za.nextShop().call(setCheckoutItem, {
          body: { checkoutId, itemId: checkout.lineItems[0]?._id ?? "", quantity: 2 },
        });
        const second = await za.createPaymentWithRetries(checkoutId);
        if (second.id !== first.id && second.status === "requires_payment_method") {
          za.paystack.pay(second.clientSecret);
        }
      }
      za.paystack.pay(first.clientSecret);
      await buyer.complete(checkoutId, first.id);
    }),
  );
  await za.paystack.events.deliver("shuffled");
  await za.paystack.events.deliver("shuffled");
  await za.drain();
  za.paystack.faults.clear();
  await za.reconcile(12);
  for (const { checkout } of buyers) expect(await za.ordersOf(checkout.checkoutId)).toHaveLength(1);
}, 60_000);
