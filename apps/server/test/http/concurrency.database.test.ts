// Concurrent calls at two shops on one PostgreSQL database, as of two processes.

import { addCartItem } from "@storywall/contract/calls/cart/addCartItem.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import { aDesign, aLine, GRID_BASE, GRID_PRICE, TRIO_BASE, TRIO_PRICE } from "@storywall/testkit/builders.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testPaymentLedger } from "../../src/adapters/database/payments/testPaymentLedger.ts";
import { placeOrder } from "../../src/usecases/orders/placing/placeOrder.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const runInParallel = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe("concurrency", () => {
  const shop = useTestShop();
  let other: TestShop;
  beforeAll(async () => {
    other = await openTestShop(shop.database, { clock: shop.clock });
  });
  afterEach(async () => {
    for (const { shop: each } of [shop, other]) await each.background.drain();
    await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
  });
  afterAll(async () => {
    await other?.close();
  });

  test("30 completions, the event and the reconciler create one order, and all return it", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    await expectOk(anna.pay(intent));
    const annaElsewhere = shopper(other);
    const [replies] = await Promise.all([
      runInParallel(30, (index) =>
        (index % 2 ? anna : annaElsewhere).complete(checkout.checkoutId, intent.id),
      ),
      reconcile(shop.shop),
      reconcile(other.shop),
    ]);
    const orders = await Promise.all(replies.map((reply) => expectOk(Promise.resolve(reply))));
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    const rows = await shop.database
      .selectFrom("orders")
      .select("id")
      .where("checkoutId", "=", checkout.checkoutId)
      .execute();
    expect(rows).toEqual([{ id: orders[0]?.orderId }]);
  });

  test("a process retrieves a payment once for concurrent placements, and again after it was not paid", async () => {
    const anna = shopper(shop);
    const intent = await anna.beginPaying(await anna.checkOut());
    let retrieveCount = 0;
    const retrieve = (id: string) => {
      retrieveCount += 1;
      return shop.payments.retrieve(id);
    };
    const provider = { ...shop.payments, retrieve };
    const asking = { ...shop.shop, payments: { ZA: provider, AU: provider } };
    const early = await runInParallel(3, () => placeOrder(asking, intent.id));
    expect(new Set(early.map(({ kind }) => kind))).toEqual(new Set(["unpaid"]));
    expect(retrieveCount).toBe(3);

    // Past the provider, whose event would place the order too.
    await testPaymentLedger(shop.database).setStatus(intent.id, "succeeded");
    retrieveCount = 0;
    const placed = await runInParallel(5, () => placeOrder(asking, intent.id));
    expect(new Set(placed.map((each) => each.kind === "order" && each.order.id)).size).toBe(1);
    expect(placed[0]?.kind).toBe("order");
    expect(retrieveCount).toBe(1);
  });

  test("30 concurrent adds to one cart give 30 lines at the right price", async () => {
    const cart = await shopper(shop).fillCart();
    const body = { cartId: cart._id };
    await runInParallel(30, (index) =>
      expectOk(
        (index % 2 ? shop : other).call(addCartItem, {
          body: { ...body, lineItem: aLine({ base: TRIO_BASE }) },
        }),
      ),
    );
    const after = await expectOk(shop.call(getCartInfo, { query: body }));
    expect(after.lineItems).toHaveLength(31);
    expect(after.price).toBe(GRID_PRICE + 30 * TRIO_PRICE);
  });

  test("10 concurrent first adds with one Idempotency-Key create one cart", async () => {
    const body = { lineItem: aLine({ base: TRIO_BASE }), site: "ZA" } as const;
    const options = { idempotencyKey: crypto.randomUUID() };
    const carts = await runInParallel(10, (index) =>
      expectOk((index % 2 ? shop : other).call(addCartItem, { body }, options)),
    );
    expect(new Set(carts.map(({ _id }) => _id)).size).toBe(1);
  });

  test("10 create-or-update calls create one checkout, 10 create-payment-intent calls one payment", async () => {
    const anna = shopper(shop);
    const cart = await anna.fillCart();
    const body = { cartId: cart._id, email: anna.email };
    const checkouts = await runInParallel(10, (index) =>
      expectOk((index % 2 ? shop : other).call(createOrUpdateCheckout, { body })),
    );
    expect(new Set(checkouts.map(({ checkoutId }) => checkoutId)).size).toBe(1);
    const { checkoutId } = await anna.checkOut(cart);
    const intents = await runInParallel(10, (index) =>
      expectOk((index % 2 ? shop : other).call(createPaymentIntent, { body: { checkoutId } })),
    );
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
    const open = await shop.database
      .selectFrom("testPayments")
      .select("id")
      .where("checkoutId", "=", checkoutId)
      .where("status", "<>", "canceled")
      .execute();
    expect(open).toHaveLength(1);
  });

  test("R9.5 of 12 concurrent checkouts of one email with the code, exactly one pays less", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const buyers = await runInParallel(12, async (index) => {
      const buyer = shopper(index % 2 ? shop : other);
      const cart = await buyer.fillCart();
      await buyer.addPromo(cart._id);
      return { buyer, checkout: await buyer.checkOut(cart, email) };
    });
    const results = await Promise.all(
      buyers.map(async ({ buyer, checkout }, index) => {
        const { checkoutId } = checkout;
        const payment = await (index % 2 ? shop : other).call(createPaymentIntent, { body: { checkoutId } });
        if (payment.kind !== "ok") return payment.kind === "error" ? payment.error : payment.message;
        await expectOk(buyer.pay(payment.reply));
        return (await expectOk(buyer.complete(checkoutId, payment.reply.id))).total;
      }),
    );
    expect(results.filter((result) => result === 324000)).toHaveLength(1);
    expect(results.filter((result) => result === "PROMO_USED")).toHaveLength(11);
  });

  test("a checkout that changes during payment is ordered as it was paid", async () => {
    for (const round of Array.from({ length: 12 }).keys()) {
      const anna = shopper(round % 2 ? shop : other);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      const itemId = checkout.lineItems[0]?._id ?? "";
      const { checkoutId } = checkout;
      await Promise.all([
        ...[2, 3, 4].map((quantity) =>
          shop.call(setCheckoutItem, { body: { checkoutId, itemId, quantity } }),
        ),
        anna.pay(intent),
      ]);
      const order = await expectOk(anna.complete(checkoutId, intent.id));
      const payment = await shop.payments.retrieve(intent.id);
      expect(order.total).toBe(payment?.amount);
      expect(order.total).toBe((order.lineItems[0]?.quantity ?? 0) * 360000);
    }
    expect([...shop.serverErrors, ...other.serverErrors]).toEqual([]);
  });

  test("R4.13 twelve tabs that complete the photos of one order place it once, with one mail", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buyWithoutPhotos();
    const { orderId } = order;
    const body = {
      orderId,
      cartItemId: order.lineItems[0]?.cartItemId ?? "",
      userTemplateInfo: toUserTemplateInfo(aDesign(GRID_BASE, "photo_1")),
    };
    const replies = await runInParallel(12, (index) =>
      expectOk((index % 2 ? shop : other).call(completeUploadLater, { body })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set(["placed"]));
    const mails = await shop.database
      .selectFrom("mailOutbox")
      .select("kind")
      .where("about", "=", orderId)
      .where("kind", "=", "uploads_received")
      .execute();
    expect(mails).toHaveLength(1);
    expect(replies[0]?.history.map(({ status }) => status)).toEqual(["awaiting_photos", "placed"]);
  });

  test("R4.13 two devices that fill one wall tile by tile keep each other's tiles", async () => {
    const { order } = await shopper(shop).buyWithoutPhotos();
    const params = { orderId: order.orderId, cartItemId: order.lineItems[0]?.cartItemId ?? "" };
    await runInParallel(4, (index) =>
      expectOk(
        (index % 2 ? shop : other).call(saveOrderTiles, {
          params,
          body: { tiles: [{ name: `tile_${index + 1}`, userPhotoId: "photo_1" }] },
        }),
      ),
    );
    const { tilesMissing } = await expectOk(shop.call(getLineItemInfo, { params }));
    expect(tilesMissing).toBe(0);
  });

  test("R4.13 photos that are saved as production starts are in the order or rejected", async () => {
    for (let round = 0; round < 6; round++) {
      const { order } = await shopper(shop).buyWithoutPhotos();
      const { orderId } = order;
      const cartItemId = order.lineItems[0]?.cartItemId ?? "";
      const userTemplateInfo = toUserTemplateInfo(aDesign(GRID_BASE, "photo_1"));
      await expectOk(shop.call(completeUploadLater, { body: { orderId, cartItemId, userTemplateInfo } }));
      const tiles = [{ name: "tile_1", userPhotoId: "photo_1", cropParams: ROTATED_CROP }];
      const [saved] = await Promise.all([
        shop.call(saveOrderTiles, { params: { orderId, cartItemId }, body: { tiles } }),
        other.shop.transaction((repositories) =>
          transitionOrder(other.shop, repositories, orderId, { to: "in_production", actor: "owner" }),
        ),
      ]);
      const { userTemplateInfo: kept } = await expectOk(
        shop.call(getLineItemInfo, { params: { orderId, cartItemId } }),
      );
      const isKept = Object.keys(kept.tiles[0]?.cropParams ?? {}).length > 0;
      expect(saved.kind === "ok" ? "ok" : saved.kind === "error" && saved.error).toBe(
        isKept ? "ok" : "CONFLICT",
      );
    }
  });

  test("R4.10 lines that are added during completion are in the order or in the successor cart", async () => {
    for (const round of Array.from({ length: 6 }).keys()) {
      const anna = shopper(round % 2 ? shop : other);
      const cart = await anna.fillCart();
      const checkout = await anna.checkOut(cart);
      const intent = await anna.beginPaying(checkout);
      await expectOk(anna.pay(intent));
      const [added] = await Promise.all([
        runInParallel(8, async (index) => {
          const lineItem = aLine({ base: TRIO_BASE });
          const result = await (index % 2 ? shop : other).call(addCartItem, {
            body: { cartId: cart._id, lineItem },
          });
          // After everything is bought the cart is not found, and the browser creates a new one.
          if (result.kind === "error") expect(result.error).toBe("NOT_FOUND");
          return result.kind === "ok" ? lineItem.uuid : null;
        }),
        runInParallel(4, () => expectOk(anna.complete(checkout.checkoutId, intent.id))),
        reconcile(other.shop),
      ]);
      const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
      expect(order.lineItems).toHaveLength(1);
      const acknowledged = added.filter((uuid) => uuid !== null);
      const next = await shop.call(getCartInfo, { query: { cartId: cart._id } });
      const kept = next.kind === "ok" ? next.reply.lineItems.map(({ uuid }) => uuid) : [];
      expect(kept.toSorted()).toEqual(acknowledged.toSorted());
    }
    expect([...shop.serverErrors, ...other.serverErrors]).toEqual([]);
  });
});

const ROTATED_CROP = {
  "rectangle_medium:shallow:portrait": {
    editorCropParams: { x: 0.1, y: 0, width: 0.4, height: 0.8, rotation: 0 },
  },
};
