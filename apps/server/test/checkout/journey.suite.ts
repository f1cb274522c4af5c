import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { removeCartItem } from "@storywall/contract/calls/cart/removeCartItem.ts";
import { removePromoCode } from "@storywall/contract/calls/cart/removePromoCode.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getImages } from "@storywall/contract/calls/orders/getImages.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { authenticateTestPayment } from "@storywall/contract/calls/payments/authenticateTestPayment.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { aLine, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { DAY, HOUR } from "@storywall/testkit/fakeClock.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import type { TestDatabase } from "../support/databases.ts";
import { CARDS, shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, type TestShop } from "../support/testShop.ts";

/** From the first visit to the order, over the door; every database that the shop runs on passes it. */
export const journeySuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(name, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
    });
    afterEach(async () => {
      await shop.shop.background.drain();
      await expectInvariants(connected.database, { now: shop.clock.now(), graceMs: 0 });
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    test.each([
      { site: "ZA", currency: "ZAR", total: 4 * 90000, tax: 46957, number: /^ZA-1\d{4}$/ },
      { site: "AU", currency: "AUD", total: 4 * 3199, tax: 1163, number: /^AU-1\d{4}$/ },
    ] as const)("R1.2 R4.12 a wall is bought in $site", async ({ site, currency, total, tax, number }) => {
      const anna = shopper(shop, site);
      const cart = await anna.fillCart();
      expect(cart).toMatchObject({ site, currency, price: total, total, tax, itemCount: 1 });

      const { order, checkout } = await anna.buy(cart);
      expect(checkout).toMatchObject({ status: "open", currency, total, email: anna.email });
      expect(order).toMatchObject({ site, currency, total, tax, email: anna.email, status: "placed" });
      expect(order.orderNumber).toMatch(number);
      expect(order.history.map(({ status }) => status)).toEqual(["placed"]);

      const { cartItemId } = order.lineItems[0] ?? { cartItemId: "" };
      const read = await expectOk(shop.call(getData, { params: { id: order.orderId } }));
      expect(read).toEqual(order);
      const info = await expectOk(
        shop.call(getLineItemInfo, { params: { orderId: order.orderId, cartItemId } }),
      );
      expect(info).toMatchObject({
        size: "rectangle_medium",
        templateKey: "grid_four_frames",
        status: "placed",
      });
      const { images } = await expectOk(shop.call(getImages, { params: { id: cartItemId } }));
      expect(images.map(({ tile }) => tile)).toEqual(["tile_1", "tile_2", "tile_3", "tile_4"]);
      expect(shop.serverErrors).toEqual([]);
    });

    test("R4.14 a cart that became an order is gone, and the confirmation clears it once", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      const { order } = await anna.buy(cart);
      expect(await expectErrorCode(shop.call(getCartInfo, { query: { cartId: cart._id } }))).toBe(
        "NOT_FOUND",
      );
      const first = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
      const again = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
      expect(again).toEqual({ ...first, firstView: false });
      expect(first.firstView).toBe(true);
      expect((await shop.shop.repositories.carts.find(cart._id))?.lines).toEqual([]);
    });

    test("R4.10 adding the same uuid twice is one line", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      const line = aLine({ base: TRIO_BASE });
      await anna.addLine(cart._id, line);
      const after = await anna.addLine(cart._id, line);
      expect(after.lineItems).toHaveLength(2);
      expect(after.price).toBe(4 * 90000 + 124999);
    });

    test("R5.1 an absent cart id makes a new cart", async () => {
      for (const cartId of [undefined, "", "undefined", "null"]) {
        const cart = await expectOk(shop.call(getCartInfo, { query: { cartId, site: "AU" } }));
        expect(cart).toMatchObject({ site: "AU", lineItems: [], total: 0 });
      }
    });

    test("R5.4 changing a line's size changes its price, and nothing else can", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      const itemId = cart.lineItems[0]?._id ?? "";
      const body = { cartId: cart._id, itemId, lineItem: { size: "rectangle_large", price: 1 } } as const;
      const after = await expectOk(shop.call(updateCartItem, { body }));
      expect(after).toMatchObject({ price: 4 * 120000, total: 4 * 120000 });
      expect(after.lineItems[0]?.userTemplateInfo.tiles[0]?.userPhotoId).toBe("photo_1");
    });

    test("R4.15 B10 a promo code is forgiven its spelling, taken once, and taken off", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      const with10 = await anna.addPromo(cart._id, " welc0me io ");
      expect(with10).toMatchObject({ discountCode: "WELCOME10", discount: 36000, total: 324000 });
      expect(await anna.addPromo(cart._id)).toMatchObject({ discount: 36000 });
      const without = await expectOk(shop.call(removePromoCode, { body: { cartId: cart._id } }));
      expect(without).toMatchObject({ discountCode: null, discount: 0, total: 360000 });
    });

    test("R9.5 a promo code is used once per e-mail, and nobody pays the lower amount a second time", async () => {
      const anna = shopper(shop);
      const first = await anna.fillCart();
      await anna.addPromo(first._id);
      const { order } = await anna.buy(first);
      expect(order).toMatchObject({ total: 324000, discountCode: "WELCOME10" });

      const second = await anna.fillCart();
      await anna.addPromo(second._id);
      const checkout = await anna.checkOut(second, anna.email.toUpperCase());
      const { checkoutId } = checkout;
      expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe(
        "PROMO_USED",
      );
      await expectOk(shop.call(removePromoCode, { body: { cartId: second._id } }));
      await expectOk(shop.call(createOrUpdateCheckout, { body: { cartId: second._id } }));
      expect(await anna.beginPaying(checkout)).toMatchObject({ amount: 360000 });
    });

    test("a change of the order changes what its open payment asks for", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      const itemId = checkout.lineItems[0]?._id ?? "";
      const body = { checkoutId: checkout.checkoutId, itemId, quantity: 2 };
      const changed = await expectOk(shop.call(setCheckoutItem, { body }));
      expect(changed).toMatchObject({ total: 720000, paymentIntentId: intent.id });
      expect(await shop.payments.retrieve(intent.id)).toMatchObject({ amount: 720000 });

      await expectOk(anna.pay(intent));
      const order = await expectOk(anna.complete(checkout.checkoutId, intent.id));
      expect(order).toMatchObject({ total: 720000 });
    });

    test("how many at checkout leaves the cart's wall as another window has changed it, and brings nothing back", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      await anna.addLine(cart._id, aLine({ base: TRIO_BASE, photoId: "photo_1" }));
      const { checkoutId, lineItems } = await anna.checkOut(cart);
      const [grid, trio] = lineItems.map(({ _id }) => _id);
      const lineItem = { size: "rectangle_large" as const };
      await expectOk(shop.call(updateCartItem, { body: { cartId: cart._id, itemId: grid ?? "", lineItem } }));
      await expectOk(shop.call(removeCartItem, { body: { cartId: cart._id, itemId: trio ?? "" } }));
      for (const itemId of [grid, trio]) {
        await expectOk(
          shop.call(setCheckoutItem, { body: { checkoutId, itemId: itemId ?? "", quantity: 2 } }),
        );
      }
      const after = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
      expect(after.lineItems).toMatchObject([{ _id: grid, size: "rectangle_large", quantity: 2 }]);
    });

    test("once money is on its way the order cannot be changed, and is placed as it was paid", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      await expectOk(anna.pay(intent));
      const body = { checkoutId: checkout.checkoutId, itemId: checkout.lineItems[0]?._id ?? "", quantity: 3 };
      expect(await expectErrorCode(shop.call(setCheckoutItem, { body }))).toBe("CHECKOUT_NOT_OPEN");
      expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({ total: 360000 });
    });

    test.each([
      [CARDS.declined, "CARD_DECLINED"],
      [CARDS.insufficientFunds, "CARD_LACKS_FUNDS"],
    ])("a card that is refused (%s) makes no order, and another card does", async (number, code) => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      expect(await expectErrorCode(anna.pay(intent, number))).toBe(code);
      expect(await expectErrorCode(anna.complete(checkout.checkoutId, intent.id))).toBe("PAYMENT_NOT_DONE");
      await expectOk(anna.pay(intent));
      expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({
        status: "placed",
      });
    });

    test("a card that asks for one more step pays when it is approved", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      const answer = (approve: boolean) =>
        shop.call(authenticateTestPayment, {
          body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, approve },
        });
      expect(await expectOk(anna.pay(intent, CARDS.requiresAction))).toMatchObject({
        status: "requires_action",
      });
      expect(await expectErrorCode(answer(false))).toBe("CARD_DECLINED");
      await expectOk(anna.pay(intent, CARDS.requiresAction));
      expect(await expectOk(answer(true))).toMatchObject({ status: "succeeded" });
      expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({
        status: "placed",
      });
    });

    test("a payment makes its order by itself when the browser never comes back", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      await expectOk(anna.pay(intent));
      await shop.shop.background.drain();
      const order = await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId);
      expect(order).toMatchObject({ email: anna.email, total: 360000 });
      expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({
        orderId: order?.id,
      });
    });

    test("money that was taken while nobody listened becomes an order when the shop looks again", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      // As if the process had died between the provider's books and its event.
      await connected.database
        .updateTable("testPayments")
        .set({ status: "succeeded" })
        .where("id", "=", intent.id)
        .execute();
      await reconcile(shop.shop);
      const order = await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId);
      expect(order).toMatchObject({ email: anna.email });
    });

    test("a payment that has its order is looked at no more, however many orders there are", async () => {
      const lookOf = async (id: string) =>
        (
          await connected.database.selectFrom("payments").select("nextLookAt").where("id", "=", id).execute()
        )[0];
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      shop.clock.advance(HOUR);
      await reconcile(shop.shop);
      expect(await lookOf(intent.id)).toEqual({ nextLookAt: expect.any(Date) });
      await expectOk(anna.pay(intent));
      await expectOk(anna.complete(checkout.checkoutId, intent.id));
      shop.clock.advance(HOUR);
      await reconcile(shop.shop);
      expect(await lookOf(intent.id)).toEqual({ nextLookAt: null });
    });

    test("money that fits no quote makes no order and is kept for a person to look at", async () => {
      const anna = shopper(shop);
      const checkout = await anna.checkOut();
      const intent = await anna.beginPaying(checkout);
      await connected.database
        .updateTable("testPayments")
        .set({ status: "succeeded", quoteVersion: 99 })
        .where("id", "=", intent.id)
        .execute();
      expect(await expectErrorCode(anna.complete(checkout.checkoutId, intent.id))).toBe("AMOUNT_CHANGED");
      expect(await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId)).toBeUndefined();
      expect((await shop.shop.repositories.payments.find(intent.id))?.needsReview).toContain("quote 99");
    });

    test("R4.13 upload later: the order waits for its photos", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart(aLine());
      const checkout = await anna.checkOut(cart);
      const { checkoutId } = checkout;
      expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe(
        "TILES_MISSING",
      );
      await expectOk(shop.call(createOrUpdateCheckout, { body: { cartId: cart._id, isUploadLater: true } }));
      const intent = await anna.beginPaying(checkout);
      await expectOk(anna.pay(intent));
      expect(await expectOk(anna.complete(checkoutId, intent.id))).toMatchObject({
        status: "awaiting_photos",
      });
    });

    test("the same Idempotency-Key and body give the same reply, another body is refused", async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await expectOk(shop.call(createUser, { body: { site: "ZA" } }, options));
      const both = await Promise.all([
        expectOk(shop.call(createUser, { body: { site: "ZA" } }, options)),
        expectOk(shop.call(createUser, { body: { site: "ZA" } }, options)),
      ]);
      expect(both).toEqual([first, first]);
      expect(await expectErrorCode(shop.call(createUser, { body: { site: "AU" } }, options))).toBe(
        "IDEMPOTENCY_MISMATCH",
      );
    });

    test("R4.12 an offer whose time is over is taken up again by create-or-update, at the same checkout", async () => {
      const anna = shopper(shop);
      const cart = await anna.fillCart();
      const checkout = await anna.checkOut(cart);
      shop.clock.advance(DAY + HOUR);
      const { checkoutId } = checkout;
      expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe(
        "CHECKOUT_NOT_OPEN",
      );
      expect(await anna.checkOut(cart)).toMatchObject({ checkoutId, status: "open" });
      expect(await anna.beginPaying(checkout)).toMatchObject({ amount: 360000 });
    });
  });
};
