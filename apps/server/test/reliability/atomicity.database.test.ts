import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aDesign, aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { afterEach, describe, expect, test } from "vitest";
import { addToCart } from "../../src/usecases/cart/addToCart.ts";
import { advanceOrder } from "../../src/usecases/orders/advanceOrder.ts";
import { cancelOrder } from "../../src/usecases/orders/cancelOrder.ts";
import { placeOrder } from "../../src/usecases/orders/placing/placeOrder.ts";
import { replaceTiles } from "../../src/usecases/orders/replacements/replaceTiles.ts";
import { reprintTile } from "../../src/usecases/print/reprintTile.ts";
import { recordRefund } from "../../src/usecases/refunds/recordRefund.ts";
import { refundOrder } from "../../src/usecases/refunds/refundOrder.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { buyPrintedOrder, buySentOrder, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { Failpoint, failBeforeCall } from "./failpoints.ts";
import { digestContent } from "./sendRaw.ts";

/** A step with more repository calls than this does too much. */
const MAX_STATEMENTS = 60;

describe("atomicity", () => {
  const shop = useTestShop();
  afterEach(async () => {
    await shop.shop.background.drain();
    await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  });

  /** Fails the step before its 1st, 2nd, … call and expects an unchanged database. Returns the number of calls. */
  const failAtEachStatement = async (step: (shop: Shop) => Promise<unknown>): Promise<number> => {
    // Senders that the step wakes must not change the compared database.
    const idleSender = { wake: () => {}, sendDue: async () => {} };
    const shopWithoutSenders: Shop = { ...shop.shop, mailSender: idleSender, refundSender: idleSender };
    const databaseBefore = await digestContent(shop);
    for (let nth = 1; nth <= MAX_STATEMENTS; nth += 1) {
      const failing = failBeforeCall(shopWithoutSenders, nth);
      const died = await step(failing.shop).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Failpoint) return true;
          throw error;
        },
      );
      if (!failing.isReached()) return nth - 1;
      expect(died).toBe(true);
      expect(await digestContent(shop)).toEqual(databaseBefore);
    }
    throw new Error("The step has too many calls.");
  };

  const createPaidCheckout = async (withCode = false) => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    if (withCode) await anna.addPromo(cart._id);
    const checkout = await anna.checkOut(cart);
    const intent = await anna.beginPaying(checkout);
    await shop.database
      .updateTable("testPayments")
      .set({ status: "succeeded" })
      .where("id", "=", intent.id)
      .execute();
    const fact = await shop.payments.retrieve(intent.id);
    if (!fact) throw new Error("The payment is not found.");
    await shop.shop.repositories.payments.save(fact, shop.clock.now());
    return { anna, cart, checkout, intent };
  };

  test("reliability 6: placing an order with a promo code and a line added meanwhile is atomic", async () => {
    const { anna, cart, checkout, intent } = await createPaidCheckout(true);
    const lateLine = aLine({ base: TRIO_BASE });
    await anna.addLine(cart._id, lateLine);
    const statements = await failAtEachStatement((failing) => placeOrder(failing, intent.id));
    expect(statements).toBeGreaterThan(12);
    const order = await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId);
    expect(order).toMatchObject({ status: "placed", total: 324_000 });
    const closed = await shop.shop.repositories.carts.find(cart._id);
    const next = await shop.shop.repositories.carts.find(closed?.successorId ?? "");
    expect(next?.lines.map(({ uuid }) => uuid)).toEqual([lateLine.uuid]);
    expect(
      await shop.database
        .selectFrom("promoUses")
        .select("orderId")
        .where("checkoutId", "=", checkout.checkoutId)
        .execute(),
    ).toEqual([{ orderId: order?.id }]);
  });

  test("reliability 6: requesting the refund of an unmatched payment is atomic", async () => {
    const { intent } = await createPaidCheckout();
    await shop.database
      .updateTable("testPayments")
      .set({ quoteVersion: 99 })
      .where("id", "=", intent.id)
      .execute();
    expect(await failAtEachStatement((failing) => placeOrder(failing, intent.id))).toBeGreaterThan(6);
    expect(await shop.shop.repositories.refunds.findByPayment(intent.id)).toHaveLength(1);
    await shop.shop.refundSender.sendDue();
  });

  test("reliability 6: cancelling an order is atomic", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.drain();
    const cancel = (failing: Shop) => cancelOrder(failing, { orderId: order.orderId, requestedSite: null });
    expect(await failAtEachStatement(cancel)).toBeGreaterThan(5);
    expect(await shop.shop.repositories.refunds.findByOrder(order.orderId)).toHaveLength(1);
    await shop.shop.refundSender.sendDue();
  });

  test("reliability 6: requesting and recording a partial refund are atomic", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.drain();
    const amount = order.total === 360_000 ? order.total / 4 : 0;
    const statements = await failAtEachStatement((failing) =>
      refundOrder(failing, OWNER_ACTOR, order.orderId, { amount: minor(amount), reason: "a scratch" }),
    );
    expect(statements).toBeGreaterThan(2);
    const now = shop.clock.now();
    const refund = await shop.shop.repositories.refunds.claim(now, new Date(now.getTime() + MINUTE_MS));
    if (!refund) throw new Error("No refund was requested.");
    const fact = await shop.payments.refund(refund.paymentId, refund.amount, refund.id);
    await shop.shop.background.drain();
    expect(await failAtEachStatement((failing) => recordRefund(failing, refund, fact))).toBeGreaterThan(3);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({ refunded: amount });
  });

  test("reliability 6: recording the full refund of a cancelled order is atomic", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.drain();
    const idleSender = { wake: () => {}, sendDue: async () => {} };
    const shopWithoutSenders = { ...shop.shop, refundSender: idleSender };
    await cancelOrder(shopWithoutSenders, { orderId: order.orderId, requestedSite: null });
    const now = shop.clock.now();
    const refund = await shop.shop.repositories.refunds.claim(now, new Date(now.getTime() + MINUTE_MS));
    if (!refund) throw new Error("No refund was requested.");
    const fact = await shop.payments.refund(refund.paymentId, refund.amount, refund.id);
    await shop.shop.background.drain();
    expect(await failAtEachStatement((failing) => recordRefund(failing, refund, fact))).toBeGreaterThan(6);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({ status: "refunded" });
  });

  test("reliability 6: shipping an order is atomic", async () => {
    const { order } = await shopper(shop).buy();
    shop.clock.advance(3 * HOUR_MS);
    await advanceOrder(shop.shop, OWNER_ACTOR, order.orderId, { to: "in_production" });
    await shop.shop.background.drain();
    const tracking = { carrier: "Courier", number: "P1", url: null };
    const ship = (failing: Shop) =>
      advanceOrder(failing, OWNER_ACTOR, order.orderId, { to: "shipped", tracking, isConfirmed: true });
    expect(await failAtEachStatement(ship)).toBeGreaterThan(3);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({
      status: "shipped",
      tracking,
    });
  });

  test("reliability 6: adding a line to a cart is atomic", async () => {
    const cart = await shopper(shop).fillCart();
    const lines = [{ uuid: "late", quantity: 1, design: aDesign(TRIO_BASE) }];
    const input = { cartId: cart._id, userId: undefined, site: "ZA", requestedSite: null, lines } as const;
    expect(await failAtEachStatement((failing) => addToCart(failing, input))).toBeGreaterThan(2);
    expect((await shop.shop.repositories.carts.find(cart._id))?.lines).toHaveLength(2);
  });

  test("reliability 6: making a replacement is atomic, and a retry after each failure makes one", async () => {
    const order = await buySentOrder(shop);
    const { cartItemId: lineId, tile } = tileOf(order);
    const request = {
      orderId: order.orderId,
      tiles: [{ lineId, tile, pieces: 1 }],
      reason: "lost",
      note: null,
      requestKey: "one-press",
    } as const;
    const calls = await failAtEachStatement((failing) => replaceTiles(failing, OWNER_ACTOR, request));
    expect(calls).toBeGreaterThan(6);
    // The transaction was committed and its reply was lost: the same press again makes nothing.
    expect(await replaceTiles(shop.shop, OWNER_ACTOR, request)).toHaveProperty("kind", "ok");
    expect(await shop.shop.repositories.replacements.findByOrder(order.orderId)).toHaveLength(1);
  });

  test("reliability 6: a reprint is atomic", async () => {
    const order = await buyPrintedOrder(shop);
    const { cartItemId: lineId, tile } = tileOf(order);
    const spoilt = { orderId: order.orderId, replacementId: null, lineId, tile, reason: "dust" } as const;
    const calls = await failAtEachStatement((failing) => reprintTile(failing, OWNER_ACTOR, spoilt));
    expect(calls).toBeGreaterThan(5);
    expect(await shop.shop.repositories.reprints.findByOrder(order.orderId)).toHaveLength(1);
  });
});
