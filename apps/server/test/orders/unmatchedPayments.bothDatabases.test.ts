// Payments that match no order, over HTTP.

import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const TOTAL = 4 * 90000;

const shop = useTestShop();
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.shop.refundSender.sendDue();
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const drain = () => shop.shop.background.drain();
const subjectsTo = (email: string) => shop.mailbox.to(email).map(({ subject }) => subject);

describe("payments that match no order", () => {
  test.each([
    ["another quote", { quoteVersion: 99 }],
    ["another amount", { amount: minor(TOTAL + 1) }],
    ["another currency", { currency: "AUD" } as const],
  ])(
    "reliability 3: a payment for %s is refunded, mailed to the shopper and marked for review",
    async (_, mismatch) => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      await shop.database
        .updateTable("testPayments")
        .set({ status: "succeeded", ...mismatch })
        .where("id", "=", intent.id)
        .execute();
      const answers = await Promise.all([
        anna.complete(checkout.checkoutId, intent.id),
        anna.complete(checkout.checkoutId, intent.id),
        reconcile(shop.shop),
      ]);
      expect(answers[0]).toMatchObject({ kind: "error", error: "AMOUNT_CHANGED" });
      await drain();
      const payment = await shop.payments.retrieve(intent.id);
      expect(payment?.refunded).toBe(payment?.amount);
      expect(await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId)).toBeUndefined();
      expect(await shop.shop.repositories.refunds.findByPayment(intent.id)).toMatchObject([
        { orderId: null, state: "succeeded", amount: payment?.amount, currency: payment?.currency },
      ]);
      expect(subjectsTo(anna.email)).toEqual(["We're refunding a payment"]);
      const { items } = await callAsOwner(shop, getPaymentsToReview, {});
      expect(items.map(({ paymentId }) => paymentId)).toContain(intent.id);
      // The checkout can still be paid correctly.
      const next = await anna.beginPaying(checkout);
      await expectOk(anna.pay(next));
      expect(await expectOk(anna.complete(checkout.checkoutId, next.id))).toMatchObject({ total: TOTAL });
    },
  );

  test("a replaced payment that is paid anyway is refunded, and the order stays", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const first = await anna.beginPaying(checkout);
    await shop.shop.repositories.payments.markReplaced(first.id, shop.clock.now());
    const second = await anna.beginPaying(checkout);
    await expectOk(anna.pay(second));
    const order = await expectOk(anna.complete(checkout.checkoutId, second.id));
    await expectOk(anna.pay(first));
    await drain();
    expect((await shop.payments.retrieve(first.id))?.refunded).toBe(TOTAL);
    expect((await shop.payments.retrieve(second.id))?.refunded).toBe(0);
    expect(await expectOk(anna.complete(checkout.checkoutId, first.id))).toMatchObject({
      orderId: order.orderId,
    });
    expect(subjectsTo(anna.email).filter((subject) => subject === "We're refunding a payment")).toHaveLength(
      1,
    );
  });

  test("of two payments of one checkout that are paid at once, one is the order and the other is refunded", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const first = await anna.beginPaying(checkout);
    await shop.shop.repositories.payments.markReplaced(first.id, shop.clock.now());
    const second = await anna.beginPaying(checkout);
    await Promise.all([expectOk(anna.pay(first)), expectOk(anna.pay(second))]);
    await Promise.all([
      anna.complete(checkout.checkoutId, first.id),
      anna.complete(checkout.checkoutId, second.id),
      reconcile(shop.shop),
    ]);
    await drain();
    const payments = await Promise.all([first.id, second.id].map((id) => shop.payments.retrieve(id)));
    expect(payments.map((mismatch) => mismatch?.refunded ?? 0).sort()).toEqual([0, TOTAL]);
  });

  test("a cart that is paid through two checkouts is one order, and the other payment is refunded", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const old = await anna.checkOut(cart);
    const paidLate = await anna.beginPaying(old);
    await shop.shop.repositories.payments.markReplaced(paidLate.id, shop.clock.now());
    await shop.database
      .updateTable("checkouts")
      .set({ status: "expired" })
      .where("id", "=", old.checkoutId)
      .execute();
    const newCheckout = await anna.checkOut(cart);
    expect(newCheckout.checkoutId).not.toBe(old.checkoutId);
    const intent = await anna.beginPaying(newCheckout);
    await expectOk(anna.pay(intent));
    await expectOk(anna.complete(newCheckout.checkoutId, intent.id));
    await expectOk(anna.pay(paidLate));
    await drain();
    expect((await shop.payments.retrieve(paidLate.id))?.refunded).toBe(TOTAL);
  });

  test("a payment that began before its checkout expired is accepted afterwards", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    shop.clock.advance(2 * DAY_MS);
    await expectOk(anna.pay(intent));
    expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({ total: TOTAL });
  });
});
