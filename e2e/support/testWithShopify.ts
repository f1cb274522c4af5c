import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { test as shopTest } from "./test.ts";
import { TestServer } from "./testServer.ts";

type Shopify = { readonly shopify: FakeShopify; readonly server: TestServer };

/** Set once the shop has a port. */
let shopUrl = "";
type Settings = Readonly<Record<string, string>>;

/** Test with a shop whose ZA site has a copy of its orders in a fake Shopify store on this machine. */
const createShopifyTest = (paymentSettings: (shopify: FakeShopify) => Settings) =>
  shopTest.extend<object, Shopify>({
    shopify: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
      async ({}, use) => {
        const shopify = await startFakeShopify({ shopUrl: () => shopUrl });
        await use(shopify);
        await shopify.close();
      },
      { scope: "worker" },
    ],
    server: [
      async ({ shopify }, use) => {
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
        await use(server);
        await server.stop();
      },
      { scope: "worker" },
    ],
    baseURL: async ({ server, site }, use) => use(`http://${site.toLowerCase()}.localhost:${server.port}`),
  });

/** The shop takes the money, by test cards. */
export const testWithShopify = createShopifyTest(() => ({}));

/** The checkout of the store takes the money. */
export const testWithShopifyCheckout = createShopifyTest(({ storefrontToken }) => ({
  PAYMENTS_ZA: "shopify",
  SHOPIFY_STOREFRONT_TOKEN_ZA: storefrontToken,
}));

export { expect } from "@playwright/test";
