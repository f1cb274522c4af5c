import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, beforeAll } from "vitest";
import { commerceSuite } from "./commerce.suite.ts";
import { expectMirrored, hostOf } from "./shopifyShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify();
});
afterAll(() => shopify?.close());

commerceSuite("the driver with a copy of the orders at Shopify", ({ commerce }) => commerce, {
  findOptions: () => ({ commerceHosts: { ZA: hostOf(shopify) } }),
  expectAfterEach: (shop) => expectMirrored(shop, shopify),
});
