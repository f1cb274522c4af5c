// Paid payments whose rows are missing: after a restored backup, or a power cut before they were written.

import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { HOUR_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProviderPayment } from "../../src/ports/payments/Payments.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { useTestDatabase } from "../support/useTestShop.ts";
import { openStripeShop, type StripeShop } from "./stripeShop.ts";

const testDatabase = useTestDatabase();
let stripeShop: StripeShop;
beforeAll(async () => {
  stripeShop = await openStripeShop(testDatabase);
});
afterAll(async () => {
  expect(stripeShop.shop().serverErrors).toEqual([]);
  await stripeShop?.close();
});

/** Pays at the AU site. Returns the checkout and the event, which the test sends. */
const payWithoutEvent = async () => {
  const round = await stripeShop.openPayment("AU");
  const { AU } = stripeShop.stripe;
  AU.faults.setRandomEventFaults([{ fault: { kind: "never" }, probability: 1 }]);
  AU.shopper.pay(round.intent.id);
  AU.faults.clear();
  const object = AU.intents().find(({ id }) => id === round.intent.id);
  const sendEvent = async (site: "ZA" | "AU" = "AU") => {
    const body = JSON.stringify({
      id: `evt_${round.intent.id}`,
      object: "event",
      created: Math.floor(stripeShop.clock.now().getTime() / SECOND_MS),
      type: "payment_intent.succeeded",
      data: { object },
    });
    expect(await stripeShop.postEvent(stripeShop.stripe[site].sign(body))).toBe(200);
    await stripeShop.drain();
  };
  return { ...round, sendEvent };
};

const removePayment = async (id: string) => {
  await testDatabase.database.deleteFrom("payments").where("id", "=", id).execute();
};
const removeCheckout = async (id: string) => {
  await testDatabase.database.deleteFrom("quotes").where("checkoutId", "=", id).execute();
  await testDatabase.database.deleteFrom("checkouts").where("id", "=", id).execute();
};
const isEventDone = async (paymentId: string) => {
  const { doneAt } = await testDatabase.database
    .selectFrom("providerEvents")
    .select("doneAt")
    .where("paymentId", "=", paymentId)
    .executeTakeFirstOrThrow();
  return doneAt !== null;
};
const reviewsOf = async (paymentId: string) => {
  const reply = await callAsOwner(stripeShop.shop(), getPaymentsToReview, {});
  return reply.items.filter((payment) => payment.paymentId === paymentId);
};

test("reliability 3: an event of a payment whose row is missing places its order", async () => {
  const { checkout, intent, sendEvent } = await payWithoutEvent();
  await removePayment(intent.id);
  await sendEvent();
  await stripeShop.reconcile(3);
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toEqual([
    { paymentId: intent.id, total: checkout.total },
  ]);
  expect(await isEventDone(intent.id)).toBe(true);
});

test("reliability 3: a payment whose row is missing is adopted beside the current one of its checkout", async () => {
  const { checkout, intent, sendEvent } = await payWithoutEvent();
  await removePayment(intent.id);
  const { payments } = stripeShop.shop().shop.repositories;
  const current: ProviderPayment = {
    id: "pi_current",
    provider: "stripe",
    status: "requires_payment_method",
    amount: minor(checkout.total),
    refunded: minor(0),
    currency: "AUD",
    checkoutId: checkout.checkoutId,
    quoteVersion: 1,
    clientSecret: null,
  };
  expect(await payments.save(current, stripeShop.clock.now())).toBe("saved");
  await sendEvent();
  await stripeShop.reconcile(3);
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toMatchObject([{ paymentId: intent.id }]);
});

test("reliability 3: a paid payment whose checkout is missing is put up for review, and its money stays", async () => {
  const { checkout, intent, sendEvent } = await payWithoutEvent();
  await removePayment(intent.id);
  await removeCheckout(checkout.checkoutId);
  await sendEvent();
  await stripeShop.reconcile(5);
  expect(await reviewsOf(intent.id)).toMatchObject([
    { site: "AU", amount: checkout.total, reason: expect.stringContaining("checkout is missing") },
  ]);
  expect(await isEventDone(intent.id)).toBe(true);
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(stripeShop.netAmountOf(checkout.checkoutId)).toBe(checkout.total);

  const settled = { params: { id: intent.id }, body: { note: "Ordered again by hand" } };
  await callAsOwner(stripeShop.shop(), settlePaymentReview, settled);
  stripeShop.clock.advance(2 * HOUR_MS);
  await stripeShop.reconcile(3);
  expect(await reviewsOf(intent.id)).toEqual([]);
  expect(stripeShop.netAmountOf(checkout.checkoutId)).toBe(checkout.total);
});

test("reliability 3: an event signed by another site adopts nothing", async () => {
  const { checkout, intent, sendEvent } = await payWithoutEvent();
  await removePayment(intent.id);
  await sendEvent("ZA");
  stripeShop.clock.advance(2 * HOUR_MS);
  await stripeShop.reconcile(3);
  expect(await stripeShop.ordersOf(checkout.checkoutId)).toEqual([]);
  expect(await reviewsOf(intent.id)).toEqual([]);
});
