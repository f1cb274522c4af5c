import { minor } from "@storywall/domain/units/units.ts";
import { aDesign, aLine, TRIO } from "@storywall/testkit/builders.ts";
import { HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addToCart } from "../../src/usecases/cart/addToCart.ts";
import { advanceOrder } from "../../src/usecases/orders/advanceOrder.ts";
import { cancelOrder } from "../../src/usecases/orders/cancelOrder.ts";
import { placeOrder } from "../../src/usecases/orders/placeOrder.ts";
import { recordRefund } from "../../src/usecases/refunds/recordRefund.ts";
import { refundOrder } from "../../src/usecases/refunds/refundOrder.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { expectSoundShop } from "../faults/invariants/soundShop.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { Failpoint, failingBefore } from "./failpoints.ts";
import { everythingStored } from "./knock.ts";

/** A step that needs more statements than this has been given another's work. */
const MOST_STATEMENTS = 60;

describe("reliability 6", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
  });
  afterEach(async () => {
    await shop.shop.background.settled();
    await expectSoundShop(connected.database, { now: shop.clock.now(), graceMs: 0 });
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  /** Lets the step die before its first statement, its second, … and each time finds the database as it was; gives how often. */
  const dieEverywhere = async (step: (shop: Shop) => Promise<unknown>): Promise<number> => {
    // Nothing that the step wakes may work on what is being compared.
    const asleep = { wake: () => {}, sendDue: async () => {} };
    const quiet: Shop = { ...shop.shop, mailSender: asleep, refundSender: asleep };
    const before = await everythingStored(connected);
    for (let nth = 1; nth <= MOST_STATEMENTS; nth += 1) {
      const failing = failingBefore(quiet, nth);
      const died = await step(failing.shop).then(
        () => false,
        (error: unknown) => {
          if (error instanceof Failpoint) return true;
          throw error;
        },
      );
      if (!failing.wasReached()) return nth - 1;
      expect(died).toBe(true);
      expect(await everythingStored(connected)).toBe(before);
    }
    throw new Error("the step never came to its end");
  };

  const paid = async (withCode = false) => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    if (withCode) await anna.promo(cart._id);
    const checkout = await anna.checkOut(cart);
    const intent = await anna.beginPaying(checkout);
    await connected.database
      .updateTable("testPayments")
      .set({ status: "succeeded" })
      .where("id", "=", intent.id)
      .execute();
    const fact = await shop.payments.retrieve(intent.id);
    if (!fact) throw new Error("no payment");
    await shop.shop.repositories.payments.save(fact, shop.clock.now());
    return { anna, cart, checkout, intent };
  };

  test("reliability 6: placing an order, with a code and a wall that was added meanwhile", async () => {
    const { anna, cart, checkout, intent } = await paid(true);
    const late = aLine({ base: TRIO });
    await anna.addLine(cart._id, late);
    const statements = await dieEverywhere((failing) => placeOrder(failing, intent.id));
    expect(statements).toBeGreaterThan(12);
    const order = await shop.shop.repositories.orders.findOfCheckout(checkout.checkoutId);
    expect(order).toMatchObject({ status: "placed", total: 324_000 });
    const closed = await shop.shop.repositories.carts.find(cart._id);
    const next = await shop.shop.repositories.carts.find(closed?.successorId ?? "");
    expect(next?.lines.map(({ uuid }) => uuid)).toEqual([late.uuid]);
    expect(
      await connected.database
        .selectFrom("promoUses")
        .select("orderId")
        .where("checkoutId", "=", checkout.checkoutId)
        .execute(),
    ).toEqual([{ orderId: order?.id }]);
  });

  test("reliability 6: deciding that money goes back which fits no order", async () => {
    const { intent } = await paid();
    await connected.database
      .updateTable("testPayments")
      .set({ quoteVersion: 99 })
      .where("id", "=", intent.id)
      .execute();
    expect(await dieEverywhere((failing) => placeOrder(failing, intent.id))).toBeGreaterThan(6);
    expect(await shop.shop.repositories.refunds.findOfPayment(intent.id)).toHaveLength(1);
    await shop.shop.refundSender.sendDue();
  });

  test("reliability 6: cancelling an order", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.settled();
    const cancel = (failing: Shop) => cancelOrder(failing, { orderId: order.orderId, statedSite: null });
    expect(await dieEverywhere(cancel)).toBeGreaterThan(5);
    expect(await shop.shop.repositories.refunds.findOfOrder(order.orderId)).toHaveLength(1);
    await shop.shop.refundSender.sendDue();
  });

  test("reliability 6: giving back a part, and hearing that it was given", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.settled();
    const amount = order.total === 360_000 ? order.total / 4 : 0;
    const statements = await dieEverywhere((failing) =>
      refundOrder(failing, order.orderId, { amount: minor(amount), reason: "a scratch" }),
    );
    expect(statements).toBeGreaterThan(2);
    const now = shop.clock.now();
    const refund = await shop.shop.repositories.refunds.claim(now, new Date(now.getTime() + MINUTE));
    if (!refund) throw new Error("no refund was asked for");
    const fact = await shop.payments.refund(refund.paymentId, refund.amount, refund.id);
    await shop.shop.background.settled();
    expect(await dieEverywhere((failing) => recordRefund(failing, refund, fact))).toBeGreaterThan(3);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({ refunded: amount });
  });

  test("reliability 6: hearing that all the money of a cancelled order is back", async () => {
    const { order } = await shopper(shop).buy();
    await shop.shop.background.settled();
    const asleep = { wake: () => {}, sendDue: async () => {} };
    const quiet = { ...shop.shop, refundSender: asleep };
    await cancelOrder(quiet, { orderId: order.orderId, statedSite: null });
    const now = shop.clock.now();
    const refund = await shop.shop.repositories.refunds.claim(now, new Date(now.getTime() + MINUTE));
    if (!refund) throw new Error("no refund was asked for");
    const fact = await shop.payments.refund(refund.paymentId, refund.amount, refund.id);
    await shop.shop.background.settled();
    expect(await dieEverywhere((failing) => recordRefund(failing, refund, fact))).toBeGreaterThan(6);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({ status: "refunded" });
  });

  test("reliability 6: sending an order on its way", async () => {
    const { order } = await shopper(shop).buy();
    shop.clock.advance(3 * HOUR);
    await advanceOrder(shop.shop, order.orderId, { to: "in_production" });
    await shop.shop.background.settled();
    const tracking = { carrier: "Courier", number: "P1", url: null };
    const ship = (failing: Shop) => advanceOrder(failing, order.orderId, { to: "shipped", tracking });
    expect(await dieEverywhere(ship)).toBeGreaterThan(3);
    expect(await shop.shop.repositories.orders.find(order.orderId)).toMatchObject({
      status: "shipped",
      tracking,
    });
  });

  test("reliability 6: adding a wall to a cart", async () => {
    const cart = await shopper(shop).fillCart();
    const lines = [{ uuid: "late", quantity: 1, design: aDesign(TRIO) }];
    const input = { cartId: cart._id, userId: undefined, site: "ZA", statedSite: null, lines } as const;
    expect(await dieEverywhere((failing) => addToCart(failing, input))).toBeGreaterThan(2);
    expect((await shop.shop.repositories.carts.find(cart._id))?.lines).toHaveLength(2);
  });
});
