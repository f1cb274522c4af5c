import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { test as shopTest } from "../test.ts";
import { TestServer } from "../testServer.ts";
import { type SharedByFile, useForFile } from "../useForFile.ts";

type Shopify = { readonly shopify: FakeShopify; readonly server: TestServer };
type Settings = Readonly<Record<string, string>>;
type PaymentSettings = (shopify: FakeShopify) => Settings;

const startShopify = async (paymentSettings: PaymentSettings): Promise<SharedByFile<Shopify>> => {
  // Set once the shop has a port.
  let shopUrl = "";
  const shopify = await startFakeShopify({ shopUrl: () => shopUrl });
  const settings = {
    COMMERCE: "shopify",
    SHOPIFY_STORE_ZA: shopify.storeDomain,
    SHOPIFY_CLIENT_ID_ZA: shopify.clientId,
    SHOPIFY_CLIENT_SECRET_ZA: shopify.clientSecret,
    SHOPIFY_API_URL: shopify.url,
    ...paymentSettings(shopify),
  };
  const server = await TestServer.start(settings, "apps/server/src/sendCatalogue.ts");
  shopUrl = `http://za.localhost:${server.port}`;
  const close = async () => {
    await server.stop();
    await shopify.close();
  };
  return { value: { shopify, server }, close };
};

/** Returns a test with a shop whose ZA site has a copy of its orders in a fake Shopify store on this machine. */
export const createShopifyTestOfFile = (paymentSettings: PaymentSettings) => {
  const getShopify = useForFile(shopTest, () => startShopify(paymentSettings));
  return shopTest.extend<Shopify>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    shopify: async ({}, use) => use((await getShopify()).shopify),
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
    server: async ({}, use) => use((await getShopify()).server),
    baseURL: async ({ server, site }, use) => use(`http://${site.toLowerCase()}.localhost:${server.port}`),
  });
};

/** Settings with which the shop takes the payments, by test cards. */
export const paymentsOfShop: PaymentSettings = () => ({});

/** Settings with which the checkout of the store takes the payments. */
export const paymentsOfShopify: PaymentSettings = ({ storefrontToken }) => ({
  PAYMENTS_ZA: "shopify",
  SHOPIFY_STOREFRONT_TOKEN_ZA: storefrontToken,
});

export { expect } from "@playwright/test";
