import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterAll, beforeAll } from "vitest";
import { commerceSuite } from "./commerce.suite.ts";
import { hostedOptions, saveProducts, shopifyLedger } from "./hostedShop.ts";
import { expectMirrored } from "./shopifyShop.ts";

let shopify: FakeShopify;
beforeAll(async () => {
  shopify = await startFakeShopify();
});
afterAll(() => shopify?.close());

commerceSuite("the driver whose orders are paid at Shopify", ({ commerce }) => commerce, {
  findOptions: () => hostedOptions(shopify),
  payIntent: (checkoutUrl) => shopify.payCart(checkoutUrl),
  expectAfterEach: (shop) => expectMirrored(shop, shopify),
  loadLedger: () => shopifyLedger(shopify),
  prepare: saveProducts,
});
