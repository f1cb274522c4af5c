// From the first visit to the order, over HTTP.

import { addPromoCode } from "@storywall/contract/calls/cart/addPromoCode.ts";
import { getCartInfo } from "@storywall/contract/calls/cart/getCartInfo.ts";
import { removeCartItem } from "@storywall/contract/calls/cart/removeCartItem.ts";
import { removePromoCode } from "@storywall/contract/calls/cart/removePromoCode.ts";
import { updateCartItem } from "@storywall/contract/calls/cart/updateCartItem.ts";
import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { createOrUpdateCheckout } from "@storywall/contract/calls/checkout/createOrUpdateCheckout.ts";
import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import { updateShippingAddress } from "@storywall/contract/calls/checkout/updateShippingAddress.ts";
import { finalizeOrder } from "@storywall/contract/calls/orders/finalizeOrder.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { getImages } from "@storywall/contract/calls/orders/getImages.ts";
import { getLineItemInfo } from "@storywall/contract/calls/orders/getLineItemInfo.ts";
import { authenticateTestPayment } from "@storywall/contract/calls/payments/authenticateTestPayment.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { aLine, anAddress, GRID_PRICE, TRIO_BASE, TRIO_PRICE } from "@storywall/testkit/builders.ts";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { afterEach, expect, test } from "vitest";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
afterEach(async () => {
  await shop.shop.background.drain();
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: 0 });
});

test.each([
  { site: "ZA", currency: "ZAR", total: GRID_PRICE, tax: 46957, number: /^ZA-1\d{4}$/ },
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
  const info = await expectOk(shop.call(getLineItemInfo, { params: { orderId: order.orderId, cartItemId } }));
  expect(info).toMatchObject({
    size: "rectangle_medium",
    templateKey: "grid_four_frames",
    status: "placed",
  });
  const { images } = await expectOk(shop.call(getImages, { params: { id: cartItemId } }));
  expect(images.map(({ tile }) => tile)).toEqual(["tile_1", "tile_2", "tile_3", "tile_4"]);
  expect(shop.serverErrors).toEqual([]);
});

test("R4.14 a cart that became an order is not found, and only the first confirmation is a first view", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const { order } = await anna.buy(cart);
  expect(await expectErrorCode(shop.call(getCartInfo, { query: { cartId: cart._id } }))).toBe("NOT_FOUND");
  const first = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
  const again = await expectOk(shop.call(finalizeOrder, { body: { orderId: order.orderId } }));
  expect(again).toEqual({ ...first, firstView: false });
  expect(first.firstView).toBe(true);
  expect((await shop.shop.repositories.carts.find(cart._id))?.lines).toEqual([]);
});

test("R4.10 adding the same uuid twice gives one line", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const line = aLine({ base: TRIO_BASE });
  await anna.addLine(cart._id, line);
  const after = await anna.addLine(cart._id, line);
  expect(after.lineItems).toHaveLength(2);
  expect(after.price).toBe(GRID_PRICE + TRIO_PRICE);
});

test("R5.1 an absent cart id creates a new cart", async () => {
  for (const cartId of [undefined, "", "undefined", "null"]) {
    const cart = await expectOk(shop.call(getCartInfo, { query: { cartId, site: "AU" } }));
    expect(cart).toMatchObject({ site: "AU", lineItems: [], total: 0 });
  }
});

test("R5.4 only a line's size changes its price", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const itemId = cart.lineItems[0]?._id ?? "";
  const body = { cartId: cart._id, itemId, lineItem: { size: "rectangle_large", price: 1 } } as const;
  const after = await expectOk(shop.call(updateCartItem, { body }));
  expect(after).toMatchObject({ price: 4 * 120000, total: 4 * 120000 });
  expect(after.lineItems[0]?.userTemplateInfo.tiles[0]?.userPhotoId).toBe("photo_1");
});

test("every call that takes an address stores it normalised, also when it changes one", async () => {
  const typed = anAddress("ZA", { firstName: "  Thandi ", city: "Cape Town  ", province: "western cape" });
  const normalised = anAddress("ZA");
  const open = (cartId: string) =>
    expectOk(shop.call(createOrUpdateCheckout, { body: { cartId, shippingAddress: typed } }));
  const { _id: cartId } = await shopper(shop).fillCart();
  const first = await open(cartId);
  const { checkoutId } = first;
  const other = anAddress("ZA", { address1: "1 Other Street" });
  const setOther = () =>
    expectOk(shop.call(updateShippingAddress, { body: { checkoutId, shippingAddress: other } }));
  await setOther();
  const second = await open(cartId);
  await setOther();
  const body = { checkoutId, shippingAddress: typed };
  const updated = await expectOk(shop.call(updateCheckout, { body }));
  await setOther();
  const set = await expectOk(shop.call(updateShippingAddress, { body }));
  const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
  const direct = await expectOk(
    shop.call(createCheckout, { body: { variants, shippingAddress: typed, site: "ZA" } }),
  );
  for (const { shippingAddress } of [first, second, updated, set, direct]) {
    expect(shippingAddress).toEqual(normalised);
  }
});

test("R4.15 B10 a misspelt promo code is accepted, applied once and can be removed", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const with10 = await anna.addPromo(cart._id, " welc0me io ");
  expect(with10).toMatchObject({ discountCode: "WELCOME10", discount: 36000, total: 324000 });
  expect(await anna.addPromo(cart._id)).toMatchObject({ discount: 36000 });
  const without = await expectOk(shop.call(removePromoCode, { body: { cartId: cart._id } }));
  expect(without).toMatchObject({ discountCode: null, discount: 0, total: 360000 });
});

test("R4.15 a second promo code is refused while a cart has one, and the first stays", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  await anna.addPromo(cart._id);
  const body = { cartId: cart._id, promoCode: "SECOND5", site: "ZA" } as const;
  expect(await expectErrorCode(shop.call(addPromoCode, { body }))).toBe("PROMO_ALREADY_SET");
  const unchanged = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id, site: "ZA" } }));
  expect(unchanged).toMatchObject({ discountCode: "WELCOME10", discount: 36000 });
});

test("R9.5 a promo code is used once per email, so a second payment with it is rejected", async () => {
  const anna = shopper(shop);
  const first = await anna.fillCart();
  await anna.addPromo(first._id);
  const { order } = await anna.buy(first);
  expect(order).toMatchObject({ total: 324000, discountCode: "WELCOME10" });

  const second = await anna.fillCart();
  await anna.addPromo(second._id);
  const checkout = await anna.checkOut(second, anna.email.toUpperCase());
  const { checkoutId } = checkout;
  expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe("PROMO_USED");
  await expectOk(shop.call(removePromoCode, { body: { cartId: second._id } }));
  await expectOk(shop.call(createOrUpdateCheckout, { body: { cartId: second._id } }));
  expect(await anna.beginPaying(checkout)).toMatchObject({ amount: 360000 });
});

test("a change of the checkout updates the amount of its open payment", async () => {
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

test("a quantity change at checkout keeps changes that another window made in the cart, and restores no removed line", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  await anna.addLine(cart._id, aLine({ base: TRIO_BASE, photoId: "photo_1" }));
  const { checkoutId, lineItems } = await anna.checkOut(cart);
  const [grid, trio] = lineItems.map(({ _id }) => _id);
  const lineItem = { size: "rectangle_large" as const };
  await expectOk(shop.call(updateCartItem, { body: { cartId: cart._id, itemId: grid ?? "", lineItem } }));
  await expectOk(shop.call(removeCartItem, { body: { cartId: cart._id, itemId: trio ?? "" } }));
  for (const itemId of [grid, trio]) {
    await expectOk(shop.call(setCheckoutItem, { body: { checkoutId, itemId: itemId ?? "", quantity: 2 } }));
  }
  const after = await expectOk(shop.call(getCartInfo, { query: { cartId: cart._id } }));
  expect(after.lineItems).toMatchObject([{ _id: grid, size: "rectangle_large", quantity: 2 }]);
});

test("a paid checkout cannot be changed, and its order is placed as it was paid", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const intent = await anna.beginPaying(checkout);
  await expectOk(anna.pay(intent));
  const body = { checkoutId: checkout.checkoutId, itemId: checkout.lineItems[0]?._id ?? "", quantity: 3 };
  expect(await expectErrorCode(shop.call(setCheckoutItem, { body }))).toBe("CHECKOUT_NOT_OPEN");
  expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({ total: 360000 });
});

test.each([
  [TEST_CARDS.declined, "CARD_DECLINED"],
  [TEST_CARDS.insufficientFunds, "CARD_LACKS_FUNDS"],
])("a declined card (%s) creates no order, and another card then does", async (number, code) => {
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

test("a card with a next action pays once it is approved", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const intent = await anna.beginPaying(checkout);
  const answer = (approve: boolean) =>
    shop.call(authenticateTestPayment, {
      body: { paymentIntentId: intent.id, clientSecret: intent.clientSecret, approve },
    });
  expect(await expectOk(anna.pay(intent, TEST_CARDS.requiresAction))).toMatchObject({
    status: "requires_action",
  });
  expect(await expectErrorCode(answer(false))).toBe("CARD_DECLINED");
  await expectOk(anna.pay(intent, TEST_CARDS.requiresAction));
  expect(await expectOk(answer(true))).toMatchObject({ status: "succeeded" });
  expect(await expectOk(anna.complete(checkout.checkoutId, intent.id))).toMatchObject({
    status: "placed",
  });
});

test("a payment creates its order when the browser never returns", async () => {
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

test("a payment whose event was lost becomes an order at the next reconciliation", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const intent = await anna.beginPaying(checkout);
  // As if the process had died after the provider took the money and before its event.
  await shop.database
    .updateTable("testPayments")
    .set({ status: "succeeded" })
    .where("id", "=", intent.id)
    .execute();
  await reconcile(shop.shop);
  const order = await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId);
  expect(order).toMatchObject({ email: anna.email });
});

test("a payment that has its order is polled for refunds until two weeks after the order is over", async () => {
  const nextCheckOf = async (id: string) =>
    (await shop.database.selectFrom("payments").select("nextLookAt").where("id", "=", id).execute())[0];
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const intent = await anna.beginPaying(checkout);
  shop.clock.advance(HOUR_MS);
  await reconcile(shop.shop);
  expect(await nextCheckOf(intent.id)).toEqual({ nextLookAt: expect.any(Date) });
  await expectOk(anna.pay(intent));
  const { orderId } = await expectOk(anna.complete(checkout.checkoutId, intent.id));
  shop.clock.advance(HOUR_MS);
  await reconcile(shop.shop);
  expect(await nextCheckOf(intent.id)).toEqual({ nextLookAt: expect.any(Date) });
  for (const to of ["in_production", "shipped"] as const) {
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
    );
  }
  shop.clock.advance(15 * DAY_MS);
  await reconcile(shop.shop);
  expect(await nextCheckOf(intent.id)).toEqual({ nextLookAt: null });
});

test("a payment that matches no quote creates no order and is marked for review", async () => {
  const anna = shopper(shop);
  const checkout = await anna.checkOut();
  const intent = await anna.beginPaying(checkout);
  await shop.database
    .updateTable("testPayments")
    .set({ status: "succeeded", quoteVersion: 99 })
    .where("id", "=", intent.id)
    .execute();
  expect(await expectErrorCode(anna.complete(checkout.checkoutId, intent.id))).toBe("AMOUNT_CHANGED");
  expect(await shop.shop.repositories.orders.findByCheckout(checkout.checkoutId)).toBeUndefined();
  expect((await shop.shop.repositories.payments.find(intent.id))?.needsReview).toContain("quote 99");
});

test("R4.13 an upload-later order waits for its photos", async () => {
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

test("the same Idempotency-Key returns the same reply for the same body, and an error for another", async () => {
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

test("R4.12 create-or-update reopens an expired checkout under the same id", async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  const checkout = await anna.checkOut(cart);
  shop.clock.advance(DAY_MS + HOUR_MS);
  const { checkoutId } = checkout;
  expect(await expectErrorCode(shop.call(createPaymentIntent, { body: { checkoutId } }))).toBe(
    "CHECKOUT_NOT_OPEN",
  );
  expect(await anna.checkOut(cart)).toMatchObject({ checkoutId, status: "open" });
  expect(await anna.beginPaying(checkout)).toMatchObject({ amount: 360000 });
});
