import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterEach, expect, test } from "vitest";
import { shopifyHost } from "./adapters/commerce-shopify/shopifyHost.ts";
import { checkCommerceHosts } from "./checkCommerceHosts.ts";
import { HostUnavailableError } from "./ports/commerce/CommerceHost.ts";
import { StartupError } from "./startupError.ts";

let shopify: FakeShopify;
afterEach(() => shopify.close());

const openStore = async (currency: string) => {
  shopify = await startFakeShopify({ currency });
  const { url: origin, storeDomain, clientId, clientSecret } = shopify;
  return {
    ZA: shopifyHost({ origin, storeDomain, app: { clientId, clientSecret }, onOtherVersion: () => {} }),
  };
};

test("R1.7 a store in the currency of its site is accepted", async () => {
  await checkCommerceHosts(await openStore("ZAR"), SITE_SEEDS);
});

test("R1.7 a store in another currency than its site stops the start, and the reason names both", async () => {
  const check = checkCommerceHosts(await openStore("USD"), SITE_SEEDS, () => {});
  await expect(check).rejects.toThrow(StartupError);
  await expect(check).rejects.toThrow(/takes money in USD, and South Africa sells in ZAR\. SHOPIFY_STORE_ZA/);
});

test("R1.7 a store that is away is reported, and does not stop the start of the shop", async () => {
  const hosts = await openStore("USD");
  shopify.faults.next({ kind: "errorBefore" });
  const errors: Error[] = [];
  await checkCommerceHosts(hosts, SITE_SEEDS, (error) => errors.push(error));
  expect(errors).toEqual([expect.any(HostUnavailableError)]);
});
