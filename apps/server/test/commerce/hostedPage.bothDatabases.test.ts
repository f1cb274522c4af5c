// R1.7: the page that the fake store shows in place of Shopify's checkout (npm run shopify:fake, browser tests).

import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useTestShop } from "../support/useTestShop.ts";
import { hostedBuyer } from "./hostedBuyer.ts";
import { hostedOptions, saveProducts, sendTo } from "./hostedShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify({
    send: (event) => sendTo(shop)(event),
    shopUrl: () => "http://za.localhost:3000",
  });
});
const shop = useTestShop(undefined, () => hostedOptions(shopify));
beforeEach(() => saveProducts(shop));
afterAll(() => shopify?.close());

const { openPayment, orderOf, deliverEvents } = hostedBuyer(shop, () => shopify);

test("R1.7 the page of a cart shows its amount, leads back to the shop, and its button pays once", async () => {
  const { checkout, intent } = await openPayment("WELCOME10");
  const page = await fetch(intent.clientSecret);
  expect(page.headers.get("content-type")).toMatch(/^text\/html/);
  const html = await page.text();
  expect(html).toContain(`Total: ZAR ${checkout.total / 100}`);
  expect(html).toContain('<a href="http://za.localhost:3000/checkout">Return to shop</a>');
  expect(shopify.store.orders.size).toBe(0);

  expect(await (await fetch(intent.clientSecret, { method: "POST" })).text()).toContain("Thank you");
  await deliverEvents();
  expect(await orderOf(checkout.checkoutId)).toMatchObject({ total: checkout.total });
  const again = await fetch(intent.clientSecret, { method: "POST" });
  expect(again.status).toBe(404);
  expect(await again.text()).toContain("This cart is empty");
  expect(shopify.store.orders.size).toBe(1);
});
