// R1.7: requests to Shopify's checkout that fail, before or after their effect, and rights that the app lacks.

import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { RequestInfo } from "@storywall/testkit/providers/faults.ts";
import { ALL_SCOPES } from "@storywall/testkit/providers/shopify/admin/scopes.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectInvariants } from "../faults/invariants/shopInvariants.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { hostedBuyer } from "./hostedBuyer.ts";
import { hostedOptions, saveProducts, sendTo, shopifyLedger } from "./hostedShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({ send: (event) => sendTo(shop)(event) });
});
const shop = useTestShop(undefined, () => hostedOptions(shopify));
beforeEach(() => saveProducts(shop));
afterEach(async () => {
  shopify.faults.clear();
  shopify.setScopes(ALL_SCOPES);
  await shop.shop.background.drain();
  await expectInvariants(shop.database, {
    now: shop.clock.now(),
    graceMs: 0,
    ledger: shopifyLedger(shopify),
  });
  // Each of these tests makes Shopify fail.
  shop.serverErrors.length = 0;
});
afterAll(() => shopify?.close());

const { orderOf, deliverEvents, ask } = hostedBuyer(shop, () => shopify);

const asks =
  (operation: string) =>
  ({ body }: RequestInfo): boolean =>
    String(body).includes(`"operationName":"${operation}"`);

/** Opens a payment with a promo code as a buyer does who presses "Pay" again until it opens. */
const openPaymentAtLast = async () => {
  const buyer = shopper(shop);
  const cart = await buyer.fillCart();
  await buyer.addPromo(cart._id, "WELCOME10");
  const checkout = await buyer.checkOut(cart);
  const errors: string[] = [];
  for (let press = 0; press < 20; press++) {
    const result = await shop.call(createPaymentIntent, { body: { checkoutId: checkout.checkoutId } });
    if (result.kind === "ok") return { checkout, intent: result.reply, errors };
    if (result.kind === "error") errors.push(result.error);
  }
  throw new Error(`The payment does not open: ${errors.join()}`);
};
const ordersOf = (checkoutId: string) =>
  [...shopify.store.orders.values()].filter(({ attributes }) =>
    attributes.some(({ value }) => value === checkoutId),
  );

test.each(["loseReply", "cutReply", "errorAfter", "errorBefore", "dropBefore"] as const)(
  "reliability 1: a cart of which each request meets %s once is paid once, and is one order here and there",
  async (kind) => {
    const operations = ["createDiscountCode", "createCart", "findOrder"];
    for (const operation of operations) shopify.faults.next({ kind }, asks(operation));
    const { checkout, intent, errors } = await openPaymentAtLast();
    expect(errors.length).toBeGreaterThan(0);
    const paid = shopify.payCart(intent.clientSecret);
    await deliverEvents();
    await ask(10 * MINUTE_MS);
    expect(ordersOf(checkout.checkoutId)).toEqual([paid]);
    expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
    expect(paid.totalCents).toBe(checkout.total);
  },
);

test("R1.7 without the right to make discounts no page opens, and it opens once the right is given", async () => {
  shopify.setScopes(new Set([...ALL_SCOPES].filter((scope) => scope !== "write_discounts")));
  const cartsBefore = shopify.store.carts.size;
  await expect(openPaymentAtLast()).rejects.toThrow(/does not open/);
  expect(shopify.store.carts.size).toBe(cartsBefore);
  expect(JSON.stringify(shop.serverErrors)).toContain("write_discounts");
  shopify.setScopes(ALL_SCOPES);
  const { errors } = await openPaymentAtLast();
  expect(errors).toEqual([]);
});

test("R1.7 without the right to read orders a paid cart is no order yet, and is one once the right is given", async () => {
  const { checkout, intent } = await openPaymentAtLast();
  shopify.setScopes(new Set([...ALL_SCOPES].filter((scope) => scope !== "read_orders")));
  shopify.payCart(intent.clientSecret);
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toBeUndefined();
  shopify.setScopes(ALL_SCOPES);
  await ask(10 * MINUTE_MS);
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
});
