// Payments whose money went back at the provider, not by the shop: nothing is ordered or printed for them.

import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getOrders } from "@storywall/contract/calls/owner/getOrders.ts";
import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { retryPrints } from "@storywall/contract/calls/owner/retryPrints.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testPaymentLedger } from "../../src/adapters/database/payments/testPaymentLedger.ts";
import { type PaymentEventKind, PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { placeOrder } from "../../src/usecases/orders/placing/placeOrder.ts";
import { receivePaymentEvent } from "../../src/usecases/payments/receivePaymentEvent.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { completeDueFolders } from "../../src/usecases/print/completeDueFolders.ts";
import { renderDuePrints } from "../../src/usecases/print/renderDuePrints.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { openTestPrinter, type TestPrinter } from "../print/testPrinter.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const TOTAL = 4 * 90000;

const shop = useTestShop();
let printer: TestPrinter;
beforeEach(async () => {
  printer = await openTestPrinter(shop);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.shop.refundSender.sendDue();
  await shop.shop.background.drain();
  await shop.database.updateTable("printJobs").set({ state: "cancelled", leaseId: null }).execute();
  await printer.close();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

const drain = () => shop.shop.background.drain();

/** Changes the provider's own records, so that no event has been sent yet. */
const payAtProvider = (id: string) => testPaymentLedger(shop.database).setStatus(id, "succeeded");
const refundAtProvider = (paymentId: string, amount: number) =>
  testPaymentLedger(shop.database).insertRefund(
    { id: crypto.randomUUID(), paymentId, amount: minor(amount) },
    crypto.randomUUID(),
  );
const sendEvent = async (paymentId: string, kind: PaymentEventKind) => {
  const event = { eventId: crypto.randomUUID(), paymentId, kind, at: shop.clock.now() };
  await receivePaymentEvent(shop.shop, { provider: "test", site: "ZA" }, event);
  await drain();
};
const reconcileLater = async () => {
  shop.clock.advance(2 * MINUTE_MS);
  await reconcile(shop.shop);
  await drain();
};
const print = async () => {
  shop.clock.advance(3 * HOUR_MS);
  await renderDuePrints(printer.dependencies());
  await completeDueFolders(printer.dependencies());
};

const openPayment = async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  return { anna, checkout, intent: await anna.beginPaying(checkout) };
};
const buyPrintable = async () => {
  const { order } = await shopper(shop).buy();
  const record = await shop.shop.repositories.orders.find(order.orderId);
  return { ...order, paymentId: record?.paymentId ?? "" };
};
const orderOf = (checkoutId: string) => shop.shop.repositories.orders.findByCheckout(checkoutId);
const reviewReason = async (paymentId: string) =>
  (await callAsOwner(shop, getPaymentsToReview, {})).items.find((item) => item.paymentId === paymentId)
    ?.reason;
const readAsOwner = (orderId: string) => callAsOwner(shop, getOrder, { params: { orderId } });
const summaryOf = async ({ orderNumber }: { readonly orderNumber: string }) =>
  (await callAsOwner(shop, getOrders, { query: { search: orderNumber } })).items[0];

describe("a payment that was refunded at the provider before its order was placed", () => {
  test.each([TOTAL, 1])(
    "reliability 3: is no order and is marked for review (%d of 360000)",
    async (amount) => {
      const { anna, checkout, intent } = await openPayment();
      await payAtProvider(intent.id);
      await refundAtProvider(intent.id, amount);
      await reconcileLater();
      expect(await orderOf(checkout.checkoutId)).toBeUndefined();
      expect(await reviewReason(intent.id)).toContain("refunded at the provider");
      const completed = await anna.complete(checkout.checkoutId, intent.id);
      expect(completed).toMatchObject({ kind: "error", error: "AMOUNT_CHANGED" });
      // A person decides about the rest: a refund of ours beside theirs could be one too many.
      expect((await shop.payments.retrieve(intent.id))?.refunded).toBe(amount);
      expect(await shop.shop.repositories.refunds.findByPayment(intent.id)).toEqual([]);
      // The review does not place it, and neither does a failed refund of the provider.
      const note = { note: "they asked for their money" };
      await callAsOwner(shop, settlePaymentReview, { params: { id: intent.id }, body: note });
      await sendEvent(intent.id, "succeeded");
      await reconcileLater();
      expect(await orderOf(checkout.checkoutId)).toBeUndefined();
    },
  );

  test("reliability 3: leaves its checkout open for another payment", async () => {
    const { anna, checkout, intent } = await openPayment();
    await payAtProvider(intent.id);
    await refundAtProvider(intent.id, TOTAL);
    await sendEvent(intent.id, "refunded");
    const next = await anna.beginPaying(checkout);
    expect(next.id).not.toBe(intent.id);
    await expectOk(anna.pay(next));
    expect(await expectOk(anna.complete(checkout.checkoutId, next.id))).toMatchObject({ total: TOTAL });
    expect((await orderOf(checkout.checkoutId))?.stoppedAt).toBeNull();
  });

  test("reliability 3: is no order by a call that asked the provider before the refund", async () => {
    const { checkout, intent } = await openPayment();
    await payAtProvider(intent.id);
    const real = shop.payments.retrieve;
    // The slow call has the provider's answer when the money goes back, and decides last.
    vi.spyOn(shop.payments, "retrieve").mockImplementationOnce(async (id) => {
      const before = await real(id);
      await refundAtProvider(id, TOTAL);
      await placeOrder({ ...shop.shop, pendingPlacements: new Map() }, id);
      return before;
    });
    expect(await placeOrder(shop.shop, intent.id)).toEqual({ kind: "stopped" });
    expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  });

  test("reliability 3: a payment that was disputed first is no order", async () => {
    const { checkout, intent } = await openPayment();
    await payAtProvider(intent.id);
    await sendEvent(intent.id, "disputed");
    await sendEvent(intent.id, "succeeded");
    await reconcileLater();
    expect(await orderOf(checkout.checkoutId)).toBeUndefined();
    expect(await reviewReason(intent.id)).toContain("disputed at the bank");
  });
});

describe("an open order whose money went back at the provider", () => {
  test.each<[string, PaymentEventKind, number]>([
    ["refunded in full", "refunded", TOTAL],
    ["refunded in part", "refunded", 10_000],
    ["disputed", "disputed", 0],
  ])("reliability 3: is not printed, and says so to the owner: %s", async (_, kind, amount) => {
    const order = await buyPrintable();
    if (amount > 0) await refundAtProvider(order.paymentId, amount);
    await sendEvent(order.paymentId, kind);
    await print();
    expect(printer.rendered).toEqual([]);
    const reason = kind === "refunded" ? "refunded at the provider" : "disputed at the bank";
    expect((await readAsOwner(order.orderId)).stopped).toMatchObject({
      at: expect.any(String),
      reason: expect.stringContaining(reason),
    });
    expect(await reviewReason(order.paymentId)).toContain(reason);
    expect(await summaryOf(order)).toMatchObject({ isStopped: true });
    const move = { params: { orderId: order.orderId }, body: { to: "in_production" } };
    expect(await tryCallAsOwner(shop, moveOrder, move)).toEqual({ error: "CONFLICT" });
  });

  test("reliability 3: is printed after the owner says so, and stops again at the next refund", async () => {
    const order = await buyPrintable();
    await refundAtProvider(order.paymentId, 10_000);
    await sendEvent(order.paymentId, "refunded");
    await callAsOwner(shop, retryPrints, { params: { orderId: order.orderId }, body: {} });
    // The same refund once more.
    await sendEvent(order.paymentId, "refunded");
    expect((await readAsOwner(order.orderId)).stopped).toBeNull();
    expect(await summaryOf(order)).toMatchObject({ isStopped: false });
    await print();
    expect(printer.rendered).toHaveLength(4);
    expect(await printer.files.isComplete(order.orderNumber)).toBe(true);
    await refundAtProvider(order.paymentId, 1);
    await sendEvent(order.paymentId, "refunded");
    expect((await readAsOwner(order.orderId)).stopped).not.toBeNull();
    // The lab does not take its folder for work any more.
    await completeDueFolders(printer.dependencies());
    expect(await printer.files.isComplete(order.orderNumber)).toBe(false);
  });

  test("reliability 3: a print that was being made at that moment is not finished", async () => {
    const order = await buyPrintable();
    shop.clock.advance(3 * HOUR_MS);
    await renderDuePrints(
      printer.dependencies(async (...input) => {
        const result = await printer.render(...input);
        await refundAtProvider(order.paymentId, TOTAL);
        await sendEvent(order.paymentId, "refunded");
        return result;
      }),
    );
    expect(await readAsOwner(order.orderId)).toMatchObject({ printJobs: { waiting: 4, done: 0 } });
  });

  test("reliability 6: only what is left is refunded when it is cancelled", async () => {
    const order = await buyPrintable();
    const params = { orderId: order.orderId };
    await refundAtProvider(order.paymentId, 100_000);
    await sendEvent(order.paymentId, "refunded");
    const tooMuch = { amount: TOTAL - 99_999, reason: "too much" };
    expect(await tryCallAsOwner(shop, refundOrder, { params, body: tooMuch })).toEqual({ error: "CONFLICT" });
    await callAsOwner(shop, moveOrder, {
      params,
      body: { to: "cancelled", reason: "they changed their mind" },
    });
    await drain();
    expect((await shop.payments.retrieve(order.paymentId))?.refunded).toBe(TOTAL);
    expect(
      (await shop.shop.repositories.refunds.findByOrder(order.orderId)).map(({ amount }) => amount),
    ).toEqual([TOTAL - 100_000]);
    expect((await readAsOwner(order.orderId)).stopped).toBeNull();
  });

  test("a refund that the shop itself requested does not stop the order", async () => {
    const order = await buyPrintable();
    const body = { amount: 10_000, reason: "a scratch" };
    await callAsOwner(shop, refundOrder, { params: { orderId: order.orderId }, body });
    await drain();
    await sendEvent(order.paymentId, "refunded");
    expect((await readAsOwner(order.orderId)).stopped).toBeNull();
    expect(await reviewReason(order.paymentId)).toBeUndefined();
    await print();
    expect(printer.rendered).toHaveLength(4);
  });

  test("a delivered order whose money went back stays as it is", async () => {
    const order = await buyPrintable();
    const params = { orderId: order.orderId };
    shop.clock.advance(3 * HOUR_MS);
    const tracking = { carrier: "Courier", number: "P1", url: null };
    await callAsOwner(shop, moveOrder, { params, body: { to: "in_production" } });
    await callAsOwner(shop, moveOrder, { params, body: { to: "shipped", tracking, isConfirmed: true } });
    await refundAtProvider(order.paymentId, 10_000);
    await sendEvent(order.paymentId, "refunded");
    expect(await readAsOwner(order.orderId)).toMatchObject({ status: "shipped", stopped: null });
  });
});

describe("an order whose refund at the provider sent no event", () => {
  const reconcileEvery = async (milliseconds: number, times: number) => {
    for (let runs = 0; runs < times; runs++) {
      shop.clock.advance(milliseconds);
      await reconcile(shop.shop);
      await drain();
    }
  };

  test("reliability 3: is not printed, when it was refunded in the first hour", async () => {
    const order = await buyPrintable();
    await refundAtProvider(order.paymentId, TOTAL);
    await reconcileEvery(10 * MINUTE_MS, 7);
    expect((await readAsOwner(order.orderId)).stopped?.reason).toContain("refunded at the provider");
    expect(await reviewReason(order.paymentId)).toContain("refunded at the provider");
    await print();
    expect(printer.rendered).toEqual([]);
  });

  test("reliability 3: is found within half a day, however old the open order is", async () => {
    const order = await buyPrintable();
    await reconcileEvery(5 * 24 * HOUR_MS, 4);
    expect((await readAsOwner(order.orderId)).stopped).toBeNull();
    await refundAtProvider(order.paymentId, 1);
    await reconcileEvery(4 * HOUR_MS, 3);
    expect((await readAsOwner(order.orderId)).stopped).not.toBeNull();
  });

  test("reliability 28: costs few questions, also while the provider is down", async () => {
    const order = await buyPrintable();
    const retrieve = vi.spyOn(shop.payments, "retrieve");
    const questions = () => retrieve.mock.calls.filter(([id]) => id === order.paymentId).length;
    await reconcileEvery(2 * HOUR_MS, 7 * 12);
    expect(questions()).toBeGreaterThan(18);
    expect(questions()).toBeLessThan(40);
    const before = questions();
    retrieve.mockRejectedValue(new PaymentsUnavailableError("down"));
    await reconcileEvery(HOUR_MS, 24);
    expect(questions() - before).toBeLessThanOrEqual(2);
  });
});
