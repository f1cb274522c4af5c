import { setCheckoutItem } from "@storywall/contract/calls/checkout/setCheckoutItem.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { hostedBuyer } from "./hostedBuyer.ts";
import { hostedOptions, saveProducts, sendTo, shopifyLedger } from "./hostedShop.ts";
import { expectMirrored, settleMirror } from "./shopifyShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({ send: (event) => sendTo(shop)(event) });
});
const shop = useTestShop(undefined, () => hostedOptions(shopify));
beforeEach(() => saveProducts(shop));
afterEach(async () => {
  shopify.faults.clear();
  shopify.store.isSearchBehind = false;
  shopify.store.deliveryCents = [0];
  await shop.shop.background.drain();
  await expectInvariants(shop.database, {
    now: shop.clock.now(),
    graceMs: HOUR_MS,
    ledger: shopifyLedger(shopify),
  });
});
afterAll(() => shopify?.close());

const { openPayment, orderOf, deliverEvents, ask, reviewOf } = hostedBuyer(shop, () => shopify);

test("R1.7 a cart at Shopify has a variant for each frame size, our amount and an opaque name of the wall", async () => {
  const { checkout, intent } = await openPayment();
  const [stored] = [...shopify.store.carts.values()].slice(-1);
  expect(stored?.lines.map(({ title, quantity }) => ({ title, quantity }))).toEqual([
    { title: "ZA.rectangle_medium", quantity: 4 },
  ]);
  expect(intent).toMatchObject({ provider: "shopify", amount: checkout.total });
  expect(intent.clientSecret).toMatch(/^http.*\/checkouts\//);
  // Nothing of the wall's photos or words is there.
  const attributes = Object.fromEntries(stored?.attributes.map(({ key, value }) => [key, value]) ?? []);
  expect(Object.keys(attributes).sort()).toEqual([
    "storywall_checkout",
    "storywall_payment",
    "storywall_quote",
    "storywall_site",
  ]);
  expect(JSON.stringify(stored)).not.toContain("photo");
});

test("R1.7 a webhook takes the order over, once, however often and in whatever order it comes", async () => {
  const { checkout, intent } = await openPayment();
  shopify.faults.nextEvent({ kind: "repeat", times: 3 });
  const paid = shopify.payCart(intent.clientSecret);
  await shopify.events.deliver("shuffled");
  await shop.shop.background.drain();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total, paymentId: intent.id });
  await expectMirrored(shop, shopify);
  expect(
    [...shopify.store.orders.values()].filter(({ cartToken }) => cartToken === paid.cartToken),
  ).toHaveLength(1);
});

test("R1.7 an order of which no event came is found by asking, also while the search lags behind", async () => {
  const { buyer, checkout, intent } = await openPayment();
  shopify.store.isSearchBehind = true;
  shopify.payCart(intent.clientSecret, { hasEvent: false });
  const early = await buyer.complete(checkout.checkoutId, intent.id);
  expect(early).toMatchObject({ kind: "error", error: "PAYMENT_NOT_DONE" });
  // The cart is gone and no order is known: money may have moved, so no buyer is told to pay again.
  expect(await buyer.beginPaying(checkout)).toMatchObject({ id: intent.id, status: "processing" });
  shopify.store.isSearchBehind = false;
  await ask(MINUTE_MS);
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
});

test("R4.15 a promo code becomes a code for exactly our discount, for one use", async () => {
  const { checkout, intent } = await openPayment("WELCOME10");
  const order = shopify.payCart(intent.clientSecret);
  expect(order.totalCents).toBe(checkout.total);
  const [discount] = [...shopify.store.discounts.values()].slice(-1);
  expect(discount).toMatchObject({
    code: expect.stringMatching(/^WELCOME10-/),
    cents: checkout.discount,
    used: 1,
  });
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ discount: checkout.discount });
});

test("R9.4 a price that differs at Shopify is noticed before the buyer leaves, and no money moves", async () => {
  const [variant] = [...shopify.store.variants.values()].filter(({ sku }) => sku === "ZA.rectangle_medium");
  if (variant) variant.cents += 1;
  const buyer = shopper(shop);
  const { checkoutId } = await buyer.checkOut();
  const begun = await shop.call(createPaymentIntent, { body: { checkoutId, site: "ZA" } });
  expect(begun).toMatchObject({ kind: "error", error: "PAYMENTS_REFUSED" });
  shop.serverErrors.length = 0;
});

test("R9.4 a price that changed at Shopify meanwhile is given back, shown to a person and never printed", async () => {
  const { checkout, intent } = await openPayment();
  const [variant] = [...shopify.store.variants.values()].filter(({ sku }) => sku === "ZA.rectangle_medium");
  if (variant) variant.cents -= 100;
  const order = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  await shop.shop.refundSender.sendDue();
  expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  expect(order.refunds.map(({ cents }) => cents)).toEqual([order.totalCents]);
  expect(await reviewOf(intent.id)).toMatch(/is not quote/);
});

test("R1.7 a deleted product stops the payment until the catalogue is saved again", async () => {
  shopify.store.variants.clear();
  const buyer = shopper(shop);
  const { checkoutId } = await buyer.checkOut();
  const begin = () => shop.call(createPaymentIntent, { body: { checkoutId, site: "ZA" } });
  expect(await begin()).toMatchObject({ kind: "error", error: "PAYMENTS_REFUSED" });
  await saveProducts(shop);
  expect(await begin()).toMatchObject({ kind: "ok" });
  shop.serverErrors.length = 0;
});

test("R5.4 a wall is as it was when its buyer left, though the cart changes meanwhile", async () => {
  const { buyer, checkout, intent } = await openPayment();
  const [{ _id: itemId = "" } = {}] = checkout.lineItems;
  await expectOk(
    shop.call(setCheckoutItem, {
      body: { checkoutId: checkout.checkoutId, itemId, quantity: 2, site: "ZA" },
    }),
  );
  const changed = await buyer.beginPaying(checkout);
  expect(changed.id).not.toBe(intent.id);
  // The first page has nothing to sell any more.
  expect(() => shopify.payCart(intent.clientSecret)).toThrow(/empty/);
  shopify.payCart(changed.clientSecret);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({
    total: 2 * checkout.total,
    paymentId: changed.id,
  });
});

test("R1.7 the delivery that costs what we said is chosen, though the store prefers another", async () => {
  shopify.store.deliveryCents = [9900, 0];
  const { checkout, intent } = await openPayment();
  expect(shopify.payCart(intent.clientSecret).totalCents).toBe(checkout.total);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toBeDefined();
});

test("R1.7 an address that the buyer changed at Shopify is that of the order", async () => {
  const { checkout, intent } = await openPayment();
  const address = {
    firstName: "Naledi",
    lastName: "Mokoena",
    address1: "7 Long Street",
    address2: "Flat 3, Gardens",
    city: "Cape Town",
    provinceCode: "WC",
    zip: "8001",
    countryCode: "ZA",
    phone: "+27215551234",
  };
  shopify.payCart(intent.clientSecret, { address });
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  expect(order?.shippingAddress).toMatchObject({
    address1: "7 Long Street",
    address2: "Flat 3",
    suburb: "Gardens",
  });
  expect(order?.heldAt).toBeNull();
  await settleMirror(shop);
  expect(shopify.operations).not.toContain("updateOrder");
});

test("R1.7 an address abroad holds the order back until a person has asked", async () => {
  const { checkout, intent } = await openPayment();
  const address = { address1: "1 George Street", city: "Sydney", zip: "2000", countryCode: "AU" };
  shopify.payCart(intent.clientSecret, { address });
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({
    holdReason: expect.stringMatching(/different delivery address/),
  });
  expect(await reviewOf(intent.id)).toMatch(/different delivery address/);
});

test("R7.5 money that is still on its way is no order yet, and becomes one when it has come", async () => {
  const { checkout, intent } = await openPayment();
  const order = shopify.payCart(intent.clientSecret, { pendingStatus: "PENDING" });
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  order.pendingStatus = null;
  shopify.addEvent("orders/paid", order);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toBeDefined();
});

test("reliability 1: a cancellation here gives the money back at Shopify, once, and cancels there", async () => {
  const { checkout, intent } = await openPayment();
  const paid = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  await expectOk(shop.call(cancelOrder, { params: { orderId: order?.id ?? "" }, body: {} }));
  shopify.faults.next({ kind: "loseReply" }, ({ body }) => String(body).includes("refundOrder"));
  for (let attempt = 0; attempt < 3; attempt++) {
    await shop.shop.refundSender.sendDue();
    shop.clock.advance(HOUR_MS);
  }
  await settleMirror(shop);
  expect(paid.refunds.map(({ cents }) => cents)).toEqual([checkout.total]);
  expect(paid.isCancelled).toBe(true);
});

test("reliability 1: a refund that a person makes at Shopify stops the order and is shown", async () => {
  const { checkout, intent } = await openPayment();
  const paid = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  paid.refunds.push({ id: "gid://shopify/Refund/9", note: "sorry", cents: 5000, key: null });
  shopify.addEvent("refunds/create", paid);
  await deliverEvents();
  expect(await reviewOf(intent.id)).toMatch(/refunded at the provider/);
  expect((await orderOf(checkout.checkoutId))?.stoppedAt).not.toBeNull();
});

test("reliability 1: a part that the owner gives back is given back at Shopify, not recorded twice", async () => {
  const { checkout, intent } = await openPayment();
  const paid = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  const params = { orderId: order?.id ?? "" };
  await callAsOwner(shop, refundOrder, { params, body: { amount: 1000, reason: "a scratch" } });
  await shop.shop.refundSender.sendDue();
  await settleMirror(shop);
  expect(paid.refunds.map(({ cents }) => cents)).toEqual([1000]);
  expect(await reviewOf(intent.id)).toBe("");
});

test("reliability 7: after a restored backup, an event brings a paid order back to a person", async () => {
  const { checkout, intent } = await openPayment();
  shopify.payCart(intent.clientSecret);
  await shop.database.deleteFrom("hostedCarts").where("paymentId", "=", intent.id).execute();
  await shop.database.deleteFrom("payments").where("id", "=", intent.id).execute();
  await deliverEvents();
  for (let minute = 0; minute < 3; minute++) await ask(MINUTE_MS);
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
});

test("R4.12 a cart that Shopify has ended unpaid is replaced by another one", async () => {
  const { buyer, checkout, intent } = await openPayment();
  shopify.store.carts.clear();
  expect(await buyer.beginPaying(checkout)).toMatchObject({ status: "processing" });
  await shop.database
    .updateTable("hostedCarts")
    .set({ createdAt: new Date(shop.clock.now().getTime() - 2 * DAY_MS) })
    .where("paymentId", "=", intent.id)
    .execute();
  const next = await buyer.beginPaying(checkout);
  expect(next.id).not.toBe(intent.id);
  expect(next.status).toBe("requires_payment_method");
});
