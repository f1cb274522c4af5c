// Cancelled orders and refunds, over HTTP.

import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getPaymentsToReview } from "@storywall/contract/calls/owner/getPaymentsToReview.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { settlePaymentReview } from "@storywall/contract/calls/owner/settlePaymentReview.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
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
const cancel = (orderId: string) => shop.call(cancelOrder, { params: { orderId }, body: {} });
const readOrder = async (orderId: string) => {
  const found = await expectOk(shop.call(getData, { params: { id: orderId } }));
  if (!("orderNumber" in found)) throw new Error("Not an order.");
  return found;
};
const subjectsTo = (email: string) => shop.mailbox.to(email).map(({ subject }) => subject);
const takeProviderDown = () =>
  vi.spyOn(shop.payments, "refund").mockRejectedValue(new PaymentsUnavailableError("no answer"));

const paymentOf = async (orderId: string) => (await shop.shop.repositories.orders.find(orderId))?.paymentId;

describe("cancelling", () => {
  test("cancelling within the change window refunds the whole order", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    expect(order).toMatchObject({ isCancellable: true, refunded: 0 });
    expect(Date.parse(order.changeableUntil ?? "") - Date.parse(order.createdAt)).toBe(120 * MINUTE_MS);
    expect(await expectOk(cancel(order.orderId))).toMatchObject({
      status: "cancelled",
      isCancellable: false,
      changeableUntil: null,
    });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
    expect(await shop.payments.retrieve((await paymentOf(order.orderId)) ?? "")).toMatchObject({
      refunded: TOTAL,
    });
    // Mails that are due at the same time are sent in any order.
    // One mail for the cancellation and its money.
    expect(subjectsTo(anna.email).toSorted()).toEqual([
      `Your order ${order.orderNumber} is cancelled: your refund is on its way`,
      `Your order ${order.orderNumber} is confirmed`,
    ]);
    const mail = shop.mailbox.to(anna.email).find(({ subject }) => subject.includes("cancelled"));
    expect(mail?.text).toContain("We're refunding the full R3,600.00 you paid");
    expect(mail?.text).not.toContain("again");
  });

  test("cancelling twice, also concurrently, refunds once", async () => {
    const { order } = await shopper(shop).buy();
    const [first, second] = await Promise.all([cancel(order.orderId), cancel(order.orderId)]);
    expect([first.kind, second.kind]).toEqual(["ok", "ok"]);
    await drain();
    expect(await expectOk(cancel(order.orderId))).toMatchObject({ status: "refunded", refunded: TOTAL });
    const { refunds } = await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } });
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([[TOTAL, "succeeded"]]);
  });

  test("cancelling after the change window is rejected with a message", async () => {
    const { order } = await shopper(shop).buy();
    shop.clock.advance(120 * MINUTE_MS);
    const result = await cancel(order.orderId);
    expect(result).toMatchObject({ kind: "error", status: 409, error: "CONFLICT" });
    expect(result.kind === "error" && result.message).toContain("can no longer be cancelled");
    expect(await readOrder(order.orderId)).toMatchObject({ status: "placed", isCancellable: false });
  });

  test("cancelling an order of another site is rejected", async () => {
    const { order } = await shopper(shop).buy();
    const input = { params: { orderId: order.orderId }, body: { site: "AU" } } as const;
    expect(await expectErrorCode(shop.call(cancelOrder, input))).toBe("SITE_MISMATCH");
  });

  test("R9.5 a promo code stays used when its order is cancelled", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    await anna.addPromo(cart._id);
    const { order } = await anna.buy(cart);
    await expectOk(cancel(order.orderId));
    const secondCart = await anna.fillCart();
    await anna.addPromo(secondCart._id);
    const { checkoutId } = await anna.checkOut(secondCart);
    expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe(
      "PROMO_USED",
    );
  });
});

describe("refunds", () => {
  test("a refund is retried with backoff while the provider is down, and sent once when it is back", async () => {
    const { order } = await shopper(shop).buy();
    const outage = takeProviderDown();
    await expectOk(cancel(order.orderId));
    await drain();
    const pauses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const { nextTryAt } = await shop.database
        .selectFrom("refunds")
        .select("nextTryAt")
        .where("orderId", "=", order.orderId)
        .executeTakeFirstOrThrow();
      pauses.push((nextTryAt.getTime() - shop.clock.now().getTime()) / 1000);
      shop.clock.advance(nextTryAt.getTime() - shop.clock.now().getTime());
      await shop.shop.refundSender.sendDue();
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160]);
    expect(await readOrder(order.orderId)).toMatchObject({ status: "cancelled", refunded: 0 });
    outage.mockRestore();
    shop.clock.advance(HOUR_MS);
    await Promise.all([shop.shop.refundSender.sendDue(), shop.shop.refundSender.sendDue()]);
    expect(await readOrder(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
  });

  test("a refund whose reply was lost is not sent twice", async () => {
    const { order } = await shopper(shop).buy();
    const real = shop.payments.refund;
    vi.spyOn(shop.payments, "refund").mockImplementationOnce(async (...input) => {
      await real(...input);
      throw new PaymentsUnavailableError("the answer was lost");
    });
    await expectOk(cancel(order.orderId));
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "cancelled" });
    shop.clock.advance(MINUTE_MS);
    await shop.shop.refundSender.sendDue();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "refunded" });
    const payment = await shop.payments.retrieve((await paymentOf(order.orderId)) ?? "");
    expect(payment?.refunded).toBe(TOTAL);
  });

  test("a pending refund of a cancelled order is mailed once, and checked until it succeeds", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    const real = shop.payments.refund;
    vi.spyOn(shop.payments, "refund").mockImplementationOnce(async (...input) => ({
      ...(await real(...input)),
      status: "pending",
    }));
    await expectOk(cancel(order.orderId));
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
    const state = async () =>
      (await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } })).refunds[0]?.state;
    expect(await state()).toBe("pending");
    shop.clock.advance(6 * HOUR_MS);
    await shop.shop.refundSender.sendDue();
    await drain();
    expect(await state()).toBe("succeeded");
    expect(subjectsTo(anna.email).filter((subject) => subject.includes("refund"))).toHaveLength(1);
  });

  test("a failed refund is marked for review, and can be requested again", async () => {
    const { order } = await shopper(shop).buy();
    const { orderId } = order;
    vi.spyOn(shop.payments, "refund").mockResolvedValueOnce({
      id: null,
      status: "failed",
      amount: minor(TOTAL),
    });
    await expectOk(cancel(orderId));
    await drain();
    expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", refunded: 0 });
    const paymentId = (await paymentOf(orderId)) ?? "";
    const findReviewItem = async () =>
      (await callAsOwner(shop, getPaymentsToReview, {})).items.find((item) => item.paymentId === paymentId);
    expect(await findReviewItem()).toMatchObject({ reason: expect.stringContaining("was refused") });
    await callAsOwner(shop, refundOrder, { params: { orderId }, body: { reason: "once more" } });
    await drain();
    expect(await readOrder(orderId)).toMatchObject({ status: "refunded", refunded: TOTAL });
    const note = { note: "the bank had a bad day" };
    await callAsOwner(shop, settlePaymentReview, { params: { id: paymentId }, body: note });
    expect(await findReviewItem()).toBeUndefined();
  });

  test("concurrent partial refunds never exceed the payment", async () => {
    const { order } = await shopper(shop).buy();
    const params = { orderId: order.orderId };
    const body = { amount: TOTAL / 4 + 1, reason: "a scratch" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tryCallAsOwner(shop, refundOrder, { params, body })),
    );
    expect(answers.filter((answer) => "reply" in answer)).toHaveLength(3);
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "placed", refunded: 3 * body.amount });
    await expect(
      shop.database
        .updateTable("payments")
        .set({ refundTotal: minor(TOTAL + 1) })
        .where("id", "=", (await paymentOf(order.orderId)) ?? "")
        .execute(),
    ).rejects.toThrow("no_more_back_than_came");
  });

  test("a partial refund is not repeated when a process died before it stored its reply", async () => {
    const { order } = await shopper(shop).buy();
    const params = { orderId: order.orderId };
    const input = {
      params,
      body: { amount: 10_050, reason: "a scratch" },
      idempotencyKey: crypto.randomUUID(),
    };
    await callAsOwner(shop, refundOrder, input);
    await drain();
    // A crashed process leaves its key without a reply; later the key counts as abandoned.
    await shop.database.updateTable("idempotencyKeys").set({ status: null, reply: null }).execute();
    shop.clock.advance(2 * MINUTE_MS);
    await callAsOwner(shop, refundOrder, input);
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ refunded: 10_050 });
    // The same amount with another key is another refund.
    await callAsOwner(shop, refundOrder, { ...input, idempotencyKey: crypto.randomUUID() });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ refunded: 20_100 });
  });

  test("reliability 6: a refund that is repeated from another address and session is one refund", async () => {
    const { order } = await shopper(shop).buy();
    const idempotencyKey = crypto.randomUUID();
    const refundFrom = (remoteAddress: string, amount = 10_000) =>
      tryCallAsOwner(shop, refundOrder, {
        params: { orderId: order.orderId },
        body: { amount, reason: "a scratch" },
        idempotencyKey,
        remoteAddress,
      });
    const [overWifi, overMobile] = await Promise.all([refundFrom("192.0.2.1"), refundFrom("198.51.100.1")]);
    expect(overMobile).toEqual(overWifi);
    expect(await refundFrom("2001:db8::1")).toEqual(overWifi);
    expect(await refundFrom("2001:db8::1", 20_000)).toEqual({ error: "IDEMPOTENCY_MISMATCH" });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ refunded: 10_000 });
    expect(await shop.shop.repositories.refunds.findByOrder(order.orderId)).toHaveLength(1);
  });

  test("reliability 6: a key whose refund was made does not report another amount as refunded", async () => {
    const { order } = await shopper(shop).buy();
    const params = { orderId: order.orderId };
    const idempotencyKey = crypto.randomUUID();
    const refund = (amount: number) =>
      tryCallAsOwner(shop, refundOrder, { params, body: { amount, reason: "a scratch" }, idempotencyKey });
    await refund(10_000);
    // The reply was lost after the refund was requested, and the key was released.
    await shop.database.deleteFrom("idempotencyKeys").execute();
    expect(await refund(20_000)).toEqual({ error: "IDEMPOTENCY_MISMATCH" });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ refunded: 10_000 });
  });

  test("a partial refund is mailed with its amount, and the order stays placed", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    const body = { amount: 10_050, reason: "one frame came late" };
    await callAsOwner(shop, refundOrder, { params: { orderId: order.orderId }, body });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({ status: "placed", refunded: 10_050 });
    // Mails that are due at the same time are sent in any order.
    const mails = shop.mailbox.to(anna.email);
    const mail = mails.find(({ subject }) => subject === `A refund for order ${order.orderNumber}`);
    expect(mail?.text).toContain("R100.50");
  });

  test("R9.15 a returned order is refunded in full", async () => {
    const { order } = await shopper(shop).buy();
    const params = { orderId: order.orderId };
    shop.clock.advance(3 * HOUR_MS);
    const tracking = { carrier: "Courier", number: "P1", url: "https://courier.example/P1" };
    await callAsOwner(shop, moveOrder, { params, body: { to: "in_production" } });
    await callAsOwner(shop, moveOrder, { params, body: { to: "shipped", tracking, isConfirmed: true } });
    await callAsOwner(shop, moveOrder, { params, body: { to: "delivered" } });
    await callAsOwner(shop, refundOrder, { params, body: { reason: "sent back" } });
    await drain();
    expect(await readOrder(order.orderId)).toMatchObject({
      status: "refunded",
      refunded: TOTAL,
      tracking,
    });
    expect(await tryCallAsOwner(shop, refundOrder, { params, body: { reason: "again" } })).toEqual({
      error: "CONFLICT",
    });
  });

  test("a full refund before production cancels the order", async () => {
    const { order } = await shopper(shop).buy();
    const params = { orderId: order.orderId };
    await callAsOwner(shop, refundOrder, {
      params,
      body: { amount: TOTAL, reason: "we cannot make it" },
    });
    await drain();
    expect((await readOrder(order.orderId)).history.map(({ status }) => status)).toEqual([
      "placed",
      "cancelled",
      "refunded",
    ]);
  });
});

describe("a refund for a tile", () => {
  const giveBack = (orderId: string, tiles: readonly ReturnType<typeof tileOf>[], amount: number) =>
    tryCallAsOwner(shop, refundOrder, {
      params: { orderId },
      body: { amount, reason: "Not as ordered", tiles: [...tiles] },
    });
  const moneyOf = async (orderId: string, name: string) => {
    const { tiles } = await callAsOwner(shop, getOrderWork, { params: { orderId } });
    const { paid = [], givenBack } = tiles.find(({ tile }) => tile === name) ?? {};
    return { paid: paid.reduce((sum, each) => sum + each, 0), givenBack };
  };

  test("B13 is known by its tile, so that what was paid for the tile goes back once", async () => {
    const { order } = await shopper(shop).buy();
    const { orderId } = order;
    const tile = tileOf(order, "tile_1");
    const { paid } = await moneyOf(orderId, "tile_1");
    expect(paid).toBeGreaterThan(0);
    expect(await giveBack(orderId, [tile], 20_000)).toHaveProperty("reply");
    expect(await moneyOf(orderId, "tile_1")).toEqual({ paid, givenBack: 20_000 });
    expect(await giveBack(orderId, [tile], paid - 20_000)).toHaveProperty("reply");
    expect(await moneyOf(orderId, "tile_1")).toEqual({ paid, givenBack: paid });
    expect(await moneyOf(orderId, "tile_2")).toEqual({ paid, givenBack: 0 });

    expect(await giveBack(orderId, [tile], paid)).toEqual({ error: "CONFLICT" });
    expect(await giveBack(orderId, [tile, tileOf(order, "tile_2")], paid)).toEqual({ error: "CONFLICT" });
    // By its amount alone it is meant.
    expect(await giveBack(orderId, [], 5_000)).toHaveProperty("reply");
    expect(await moneyOf(orderId, "tile_1")).toEqual({ paid, givenBack: paid });
    await drain();
    expect((await readOrder(orderId)).refunded).toBe(paid + 5_000);
  });

  test("B13 does not take more for a tile than is left of it: the rest is for the order", async () => {
    const { order } = await shopper(shop).buy();
    const { paid } = await moneyOf(order.orderId, "tile_1");
    await giveBack(order.orderId, [tileOf(order, "tile_1")], paid + 3_000);
    expect(await moneyOf(order.orderId, "tile_1")).toEqual({ paid, givenBack: paid });
    expect(await giveBack(order.orderId, [tileOf(order, "no_tile")], 100)).toEqual({ error: "NOT_FOUND" });
  });

  test("B13 that failed leaves all of the tile to be given back", async () => {
    const { order } = await shopper(shop).buy();
    const { paid } = await moneyOf(order.orderId, "tile_1");
    vi.spyOn(shop.payments, "refund").mockImplementation(async (_, amount) => ({
      ...{ id: null, amount, status: "failed" },
    }));
    await giveBack(order.orderId, [tileOf(order, "tile_1")], paid);
    // The refund may be in the hands of the run that the call itself has woken.
    await drain();
    expect(await moneyOf(order.orderId, "tile_1")).toEqual({ paid, givenBack: 0 });
  });
});
