// reliability 1: money that comes and goes at Shopify's checkout, and a store that is slow to answer.
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import type { StoredDispute } from "@storywall/testkit/providers/shopify/shopifyStore.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
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
  shopify.store.refundStatus = "SUCCESS";
  await shop.shop.background.drain();
  const ledger = await loadShopifyLedger(shopify, shop);
  await expectInvariants(shop.database, { now: shop.clock.now(), graceMs: HOUR_MS, ledger });
});
afterAll(() => shopify?.close());

const { openPayment, orderOf, deliverEvents, ask, reviewOf } = hostedBuyer(shop, () => shopify);

const buy = async () => {
  const { checkout, intent } = await openPayment();
  const paid = shopify.payCart(intent.clientSecret);
  await deliverEvents();
  const order = await orderOf(checkout.checkoutId);
  if (!order) throw new Error("The order is missing.");
  return { checkout, intent, paid, order };
};
const giveBack = async (orderId: string, amount: number): Promise<void> => {
  await callAsOwner(shop, refundOrder, { params: { orderId }, body: { amount, reason: "a scratch" } });
  // The call has woken the sender too, which may have it in work.
  await shop.shop.background.drain();
  await shop.shop.refundSender.sendDue();
};
const refundsOf = (orderId: string) => shop.shop.repositories.refunds.findByOrder(orderId);

test("reliability 1: a refund that is on its way at Shopify counts once, and stops nothing", async () => {
  shopify.store.refundStatus = "PENDING";
  const { intent, paid, order } = await buy();
  await giveBack(order.id, 1000);
  await deliverEvents();
  await ask(2 * HOUR_MS);
  expect(await refundsOf(order.id)).toMatchObject([{ state: "pending", amount: 1000 }]);
  expect(await orderOf(order.checkoutId)).toMatchObject({ stoppedAt: null });
  expect(await shop.shop.repositories.payments.find(intent.id)).toMatchObject({ refunded: 1000 });
  for (const refund of paid.refunds) refund.status = "SUCCESS";
  shop.clock.advance(7 * HOUR_MS);
  await shop.shop.refundSender.sendDue();
  await ask(12 * HOUR_MS);
  expect(await refundsOf(order.id)).toMatchObject([{ state: "succeeded", amount: 1000 }]);
  expect(await reviewOf(intent.id)).toBe("");
  expect(paid.refunds).toHaveLength(1);
});

test("reliability 1: a refund that comes to nothing at Shopify is shown, and its money counts as here", async () => {
  shopify.store.refundStatus = "PENDING";
  const { intent, paid, order } = await buy();
  await giveBack(order.id, 1000);
  for (const refund of paid.refunds) refund.status = "FAILURE";
  shop.clock.advance(7 * HOUR_MS);
  await shop.shop.refundSender.sendDue();
  await ask(12 * HOUR_MS);
  expect(await refundsOf(order.id)).toMatchObject([{ state: "failed" }]);
  expect(await reviewOf(intent.id)).toMatch(/was refused/);
  expect(await shop.shop.repositories.payments.find(intent.id)).toMatchObject({ refunded: 0 });
  expect(await orderOf(order.checkoutId)).toMatchObject({ stoppedAt: null });
});

const dispute = (status: StoredDispute["status"] = "NEEDS_RESPONSE"): StoredDispute => ({
  id: `gid://shopify/ShopifyPaymentsDispute/${shopify.store.orders.size}`,
  status,
});

test("reliability 1: a dispute stops the order, stands on Today, and counts once", async () => {
  const { intent, paid, order } = await buy();
  paid.disputes.push(dispute());
  shopify.addEvent("disputes/create", paid);
  await deliverEvents();
  expect((await orderOf(order.checkoutId))?.stoppedAt).not.toBeNull();
  expect(await reviewOf(intent.id)).toMatch(/disputed at the bank/);
  const today = await callAsOwner(shop, getToday, {});
  expect(JSON.stringify(today.payments)).toContain(intent.id);
  // A person has decided to go on: the same dispute does not stop it again, by webhook or by polling.
  await shop.shop.repositories.payments.resume(intent.id);
  shopify.addEvent("disputes/update", paid);
  await deliverEvents();
  await ask(DAY_MS);
  expect((await orderOf(order.checkoutId))?.stoppedAt).toBeNull();
});

test("reliability 1: a dispute whose webhook was lost is found by asking", async () => {
  const { intent, paid, order } = await buy();
  paid.disputes.push(dispute("UNDER_REVIEW"));
  await ask(2 * HOUR_MS);
  expect((await orderOf(order.checkoutId))?.stoppedAt).not.toBeNull();
  expect(await reviewOf(intent.id)).toMatch(/disputed at the bank/);
});

test("reliability 1: a dispute that was won stops nothing", async () => {
  const { intent, paid, order } = await buy();
  paid.disputes.push(dispute("WON"));
  shopify.addEvent("disputes/update", paid);
  await deliverEvents();
  await ask(2 * HOUR_MS);
  expect((await orderOf(order.checkoutId))?.stoppedAt).toBeNull();
  expect(await reviewOf(intent.id)).toBe("");
});

test("reliability 12: a store that throttles its carts and its orders is waited for, and takes the money once", async () => {
  shopify.throttleCarts(3);
  const { checkout, intent } = await openPayment("WELCOME10");
  shopify.setPoints({ available: 0, restoredPerSecond: 100 });
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  await ask(2 * 60_000);
  shopify.setPoints({ available: 1_000_000, restoredPerSecond: 1_000_000 });
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
});

test("reliability 12: a store that throttles for too long is told to the buyer, and no cart is left to pay", async () => {
  const before = shopify.store.carts.size;
  shopify.throttleCarts(50);
  await expect(openPayment()).rejects.toThrow(/UNAVAILABLE/);
  shopify.throttleCarts(0);
  expect(shopify.store.carts.size).toBe(before);
  shop.serverErrors.length = 0;
});
