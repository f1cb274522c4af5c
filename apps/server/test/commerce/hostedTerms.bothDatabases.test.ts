// R1.7: our own rows decide what a payment at Shopify's checkout pays for, not the attributes of carts, which buyers
// can edit.
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import type { StoredCart } from "@storywall/testkit/providers/shopify/shopifyStore.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { adoptLostHostOrders } from "../../src/usecases/commerce/adoptHostOrders.ts";
import { purgeDiscountCodes } from "../../src/usecases/commerce/purgeDiscountCodes.ts";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { hostedBuyer } from "./hostedBuyer.ts";
import { hostedOptions, loadShopifyLedger, saveProducts, sendTo } from "./hostedShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({ send: (event) => sendTo(shop)(event) });
});
const shop = useTestShop(undefined, () => hostedOptions(shopify));
beforeEach(() => saveProducts(shop));
afterEach(async () => {
  shopify.store.isInTestMode = false;
  shopify.store.isSearchBehind = false;
  await shop.shop.background.drain();
  const ledger = await loadShopifyLedger(shopify, shop);
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: HOUR_MS, ledger });
});
afterAll(() => shopify?.close());

const { openPayment, orderOf, deliverEvents, ask, reviewOf, cartOf } = hostedBuyer(shop, () => shopify);

const findPaymentOf = async (hostOrderId: string) => {
  const cart = await shop.shop.repositories.hostedCarts.findByHostOrder("ZA", hostOrderId);
  return cart && shop.shop.repositories.payments.find(cart.paymentId);
};

/** Makes a cart as a buyer can by the public API of the store: with our products, and with any attributes. */
const makeForeignCart = (model: StoredCart, attributes: StoredCart["attributes"]): string => {
  const token = `c1-foreign${shopify.store.carts.size}${shopify.store.orders.size}`;
  const id = `gid://shopify/Cart/${token}?key=1`;
  shopify.store.carts.set(id, { ...model, id, token, attributes });
  return `${shopify.url}/checkouts/cn/${token}`;
};

test("R1.7 a paid cart whose attributes were removed is the order that it was made for, by webhook", async () => {
  const { checkout, intent } = await openPayment();
  cartOf(intent).attributes = [];
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total, paymentId: intent.id });
});

test("R1.7 a paid cart whose attributes were removed is found by asking", async () => {
  const { checkout, intent } = await openPayment();
  cartOf(intent).attributes = [];
  shopify.payCart(intent.clientSecret, { hasEvent: false });
  await ask(MINUTE_MS);
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
});

test("R1.7 a cart that names another payment pays its own, and the other one stays open for its own cart", async () => {
  const [first, second] = [await openPayment(), await openPayment()];
  cartOf(first.intent).attributes = cartOf(second.intent).attributes;
  shopify.payCart(first.intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(first.checkout.checkoutId)).toMatchObject({ paymentId: first.intent.id });
  expect(await orderOf(second.checkout.checkoutId)).toBeUndefined();
  shopify.payCart(second.intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(second.checkout.checkoutId)).toMatchObject({ paymentId: second.intent.id });
});

test("R9.4 a cart that was edited to another sum is given back, and a person sees it", async () => {
  const { checkout, intent } = await openPayment();
  const cart = cartOf(intent);
  cart.attributes = cart.attributes.filter(({ key }) => key !== "storywall_quote");
  cart.lines = cart.lines.map((line) => ({ ...line, quantity: 1 }));
  const paid = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  await shop.shop.refundSender.sendDue();
  expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  expect(paid.refunds.map(({ cents }) => cents)).toEqual([paid.totalCents]);
  expect(await reviewOf(intent.id)).toMatch(/is not quote/);
});

test("reliability 7: money for our products that belongs to no cart of ours waits for a person", async () => {
  const { intent } = await openPayment();
  const url = makeForeignCart(cartOf(intent), []);
  const order = shopify.payCart(url);
  await deliverEvents();
  for (let minute = 0; minute < 3; minute++) await ask(MINUTE_MS);
  const payment = await findPaymentOf(order.id);
  expect(payment).toMatchObject({ amount: order.totalCents, stoppedAt: expect.any(Date) });
  expect(payment?.needsReview).toContain(order.name);
});

test("reliability 7: such money is found by asking, once, when its webhook is lost", async () => {
  const { intent } = await openPayment();
  const order = shopify.payCart(makeForeignCart(cartOf(intent), cartOf(intent).attributes), {
    hasEvent: false,
  });
  for (let round = 0; round < 3; round++) {
    await adoptLostHostOrders(shop.shop);
    await ask(2 * MINUTE_MS);
  }
  expect((await findPaymentOf(order.id))?.needsReview).toContain(order.name);
  expect(await reviewOf(intent.id)).toBe("");
  const rows = await shop.database
    .selectFrom("hostedCarts")
    .where("hostOrderId", "=", order.id)
    .select("site")
    .execute();
  expect(rows).toHaveLength(1);
});

test("reliability 7: a cart that is paid twice is one order, and the other money waits for a person", async () => {
  const { checkout, intent } = await openPayment();
  const cart = cartOf(intent);
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  // The same page was open on another device.
  shopify.store.carts.set(cart.id, cart);
  const second = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  for (let minute = 0; minute < 3; minute++) await ask(MINUTE_MS);
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ paymentId: intent.id });
  expect(await findPaymentOf(second.id)).toMatchObject({
    amount: second.totalCents,
    stoppedAt: expect.any(Date),
    needsReview: expect.stringContaining(second.name),
  });
});

test("reliability 1: a deleted order of a cart that is paid twice takes no money from the other order", async () => {
  const { checkout, intent } = await openPayment();
  const cart = cartOf(intent);
  const first = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  shopify.store.carts.set(cart.id, cart);
  const second = shopify.payCart(intent.clientSecret, { hasEvent: false });
  first.isDeleted = true;
  const order = await orderOf(checkout.checkoutId);
  await expectOk(shop.call(cancelOrder, { params: { orderId: order?.id ?? "" }, body: {} }));
  for (let attempt = 0; attempt < 3; attempt++) {
    await shop.shop.refundSender.sendDue();
    await ask(HOUR_MS);
  }
  expect(second.refunds).toEqual([]);
  await adoptLostHostOrders(shop.shop);
  await ask(2 * MINUTE_MS);
  expect(await findPaymentOf(second.id)).toMatchObject({ needsReview: expect.stringContaining(second.name) });
});

test("R1.7 an order of the store that sells nothing of ours is left alone", async () => {
  const { intent } = await openPayment();
  const model = cartOf(intent);
  const other = { ...model, lines: model.lines.map((line) => ({ ...line, title: "MUG-1" })) };
  const order = shopify.payCart(makeForeignCart(other, []));
  await deliverEvents();
  await adoptLostHostOrders(shop.shop);
  for (let minute = 0; minute < 3; minute++) await ask(MINUTE_MS);
  expect(await findPaymentOf(order.id)).toBeUndefined();
});

test("R1.7 an event names orders of its own site only, and an order has one cart", async () => {
  const { hostedCarts } = shop.shop.repositories;
  const [first, second] = [await openPayment(), await openPayment()];
  await hostedCarts.saveHostOrder("AU", first.intent.id, "gid://shopify/Order/1");
  expect(await hostedCarts.find(first.intent.id)).toMatchObject({ hostOrderId: null });
  await hostedCarts.saveHostOrder("ZA", first.intent.id, "gid://shopify/Order/1");
  await hostedCarts.saveHostOrder("ZA", second.intent.id, "gid://shopify/Order/1");
  expect(await hostedCarts.find(first.intent.id)).toMatchObject({ hostOrderId: "gid://shopify/Order/1" });
  expect(await hostedCarts.find(second.intent.id)).toMatchObject({ hostOrderId: null });
});

test("reliability 1: an order of the store's test mode is no money, and nothing is printed of it", async () => {
  shopify.store.isInTestMode = true;
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  expect(await reviewOf(intent.id)).toMatch(/test mode/);
});

test("R4.15 codes of carts that came to nothing are deleted at Shopify, and those of orders stay", async () => {
  const codes = () => [...shopify.store.discounts.keys()];
  const earlier = new Set(codes());
  const paid = await openPayment("WELCOME10");
  shopify.payCart(paid.intent.clientSecret);
  await deliverEvents();
  const left = await openPayment("WELCOME10");
  const open = await openPayment("WELCOME10");
  const [paidCode, leftCode, openCode] = codes().filter((code) => !earlier.has(code));
  await shop.shop.repositories.payments.markReplaced(left.intent.id, shop.clock.now());
  await purgeDiscountCodes(shop.shop);
  expect(codes()).toEqual(expect.arrayContaining([paidCode, openCode]));
  expect(codes()).not.toContain(leftCode);
  // No cart is paid later than its code works.
  shop.clock.advance(15 * DAY_MS);
  await purgeDiscountCodes(shop.shop);
  expect(codes()).not.toContain(openCode);
  expect(codes()).toContain(paidCode);
  expect(await reviewOf(open.intent.id)).toBe("");
});

test("R4.15 a code whose cart was never finished is deleted", async () => {
  const before = shopify.store.discounts.size;
  const { intent } = await openPayment("WELCOME10");
  await shop.database.deleteFrom("payments").where("id", "=", intent.id).execute();
  await shop.database.deleteFrom("hostedCarts").where("paymentId", "=", intent.id).execute();
  await purgeDiscountCodes(shop.shop);
  expect(shopify.store.discounts.size).toBe(before + 1);
  shop.clock.advance(2 * HOUR_MS);
  await purgeDiscountCodes(shop.shop);
  expect(shopify.store.discounts.size).toBe(before);
});
