import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { FakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { shopifyPayments } from "../../src/adapters/commerce-shopify/hosted/shopifyPayments.ts";
import { hostedCarts } from "../../src/adapters/database/commerce/hostedCarts.ts";
import { hostedDiscounts } from "../../src/adapters/database/commerce/hostedDiscounts.ts";
import { saveCatalogue } from "../../src/usecases/commerce/saveCatalogue.ts";
import type { LedgerEntry } from "../faults/invariants/shopState.ts";
import type { TestShop, TestShopOptions } from "../support/testShop.ts";
import { hostOf } from "./shopifyShop.ts";

/** Returns the options of a shop whose Shopify store takes the money. */
export const hostedOptions = (shopify: FakeShopify, site: SiteCode = "ZA"): TestShopOptions => ({
  commerceHosts: { [site]: hostOf(shopify) },
  createProviders: ({ database, clock }) => ({
    [site]: shopifyPayments({
      site,
      origin: shopify.url,
      app: { clientId: shopify.clientId, clientSecret: shopify.clientSecret },
      storefrontToken: shopify.storefrontToken,
      onOtherVersion: () => undefined,
      carts: hostedCarts(database),
      discounts: hostedDiscounts(database),
      acceptsTestOrders: false,
      now: clock.now,
      wait: async () => {},
    }),
  }),
});

/** Returns the payments and refunds of the store, to compare the shop with. */
export const shopifyLedger = ({ store }: FakeShopify): readonly LedgerEntry[] =>
  [...store.orders.values()].flatMap(({ attributes, totalCents, currency, refunds, pendingStatus }) => {
    const attributeOf = (name: string) => attributes.find(({ key }) => key === name)?.value;
    const id = attributeOf("storywall_payment");
    if (id === undefined) return [];
    const entry: LedgerEntry = {
      id,
      checkoutId: attributeOf("storywall_checkout") ?? "",
      status: pendingStatus === null ? "succeeded" : "processing",
      amount: totalCents,
      currency: currency === "ZAR" ? "ZAR" : "AUD",
      refunded: refunds.reduce((sum, { cents }) => sum + cents, 0),
    };
    return [entry];
  });

/**
 * Returns the same ledger by the shop's own rows of the carts, for tests in which buyers edit the attributes of their
 * carts.
 */
export const loadShopifyLedger = async (
  { store }: FakeShopify,
  { database }: Pick<TestShop, "database">,
): Promise<readonly LedgerEntry[]> => {
  const rows = await database.selectFrom("hostedCarts").selectAll().execute();
  return [...store.orders.values()].flatMap(
    ({ id: orderId, cartToken, totalCents, currency, refunds, pendingStatus }) => {
      const row =
        rows.find((each) => each.hostOrderId === orderId) ??
        rows.find((each) => each.cartToken !== null && each.cartToken === cartToken);
      if (!row) return [];
      const entry: LedgerEntry = {
        id: row.paymentId,
        checkoutId: row.checkoutId,
        status: pendingStatus === null ? "succeeded" : "processing",
        amount: totalCents,
        currency: currency === "ZAR" ? "ZAR" : "AUD",
        refunded: refunds.reduce((sum, { cents, status }) => sum + (status === "FAILURE" ? 0 : cents), 0),
      };
      return [entry];
    },
  );
};

/** Makes the products that a cart at Shopify consists of. */
export const saveProducts = ({ shop }: Pick<TestShop, "shop">): Promise<unknown> => saveCatalogue(shop, "ZA");

/** Sends an event of the store to the shop, and returns the status of the reply. */
export const sendTo =
  (shop: Pick<TestShop, "app">) =>
  async ({
    body,
    headers,
  }: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  }) => {
    const reply = await shop.app.inject({
      method: "POST",
      url: "/api/commerce/webhook/shopify",
      headers,
      payload: body,
    });
    return reply.statusCode;
  };
