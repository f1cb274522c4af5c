import { minor } from "@storywall/domain/units/units.ts";
import { ALL_SCOPES } from "@storywall/testkit/providers/shopify/admin/scopes.ts";
import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HostRejectedError, HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import type { HostDraft } from "../../ports/commerce/HostDraft.ts";
import { shopifyAdminApi } from "./shopifyAdminApi.ts";
import type { ShopifyDocument } from "./shopifyDocument.ts";
import { shopifyHost } from "./shopifyHost.ts";

const DRAFT: HostDraft = {
  checkoutId: "checkout-1",
  orderNumber: null,
  email: "thandi@example.com",
  shippingAddress: { firstName: "Thandi", address1: "12 Long Street", city: "Cape Town", countryCode: "ZA" },
  currency: "ZAR",
  lines: [
    {
      sku: "ZA.rectangle_small",
      title: "Small frame",
      quantity: 3,
      unitPrice: minor(70000),
      variantId: null,
      wallId: "wall-1",
    },
  ],
  discount: { code: "WELCOME10", amount: minor(21000) },
  shipping: { title: "Free delivery", price: minor(0) },
};

let shopify: FakeShopify;
let waits: number[];
beforeEach(async () => {
  waits = [];
  shopify = await startFakeShopify();
});
afterEach(() => shopify.close());

const options = (clientSecret = shopify.clientSecret) => ({
  origin: shopify.url,
  app: { clientId: shopify.clientId, clientSecret },
  onOtherVersion: () => {},
  wait: async (ms: number) => {
    waits.push(ms);
    shopify.setPoints({ available: 1000, restoredPerSecond: 50 });
  },
  timeoutMs: 1000,
});
const host = () => shopifyHost({ ...options(), storeDomain: shopify.storeDomain });

test("R1.7 a draft has our prices, our discount and one attribute for its wall", async () => {
  expect(await host().saveDraft(DRAFT, null)).toMatchObject({
    total: 189000,
    currency: "ZAR",
    orderId: null,
  });
  const [draft] = shopify.store.drafts.values();
  expect(draft?.tags).toEqual(["sw-checkout-1"]);
  expect(draft?.attributes).toEqual([{ key: "storywall_checkout", value: "checkout-1" }]);
});

test("R1.7 a completed draft is completed again as the same order", async () => {
  const { id } = await host().saveDraft(DRAFT, null);
  const orderId = await host().completeDraft(id);
  expect(await host().completeDraft(id)).toBe(orderId);
  expect(await host().findOrderOfCheckout("checkout-1")).toMatchObject({ id: orderId, total: 189000 });
  expect(shopify.store.orders.size).toBe(1);
});

test("what Shopify does not accept is said in its own words", async () => {
  await expect(host().saveDraft({ ...DRAFT, lines: [] }, null)).rejects.toThrow("Add at least 1 product");
  await expect(host().saveDraft(DRAFT, "gid://shopify/DraftOrder/1")).rejects.toThrow(HostRejectedError);
  const unknownVariant = DRAFT.lines.map((line) => ({
    ...line,
    variantId: "gid://shopify/ProductVariant/9",
  }));
  await expect(host().saveDraft({ ...DRAFT, lines: unknownVariant }, null)).rejects.toThrow(
    "no longer available",
  );
});

test("a missing scope names itself", async () => {
  shopify.setScopes(new Set([...ALL_SCOPES].filter((scope) => scope !== "write_draft_orders")));
  await expect(host().saveDraft(DRAFT, null)).rejects.toThrow("`write_draft_orders` access scope");
});

test("an unknown field and a wrong variable are rejected, as by the real schema", async () => {
  const api = shopifyAdminApi(options());
  const unknownField: ShopifyDocument<unknown, object> = { name: "q", text: "query q { shop { nam } }" };
  await expect(api(unknownField, {})).rejects.toThrow('Cannot query field "nam" on type "Shop"');
  const wrongVariable: ShopifyDocument<unknown, object> = {
    name: "q",
    text: "query q($id: ID!) { order(id: $id) { id } }",
  };
  await expect(api(wrongVariable, { id: null })).rejects.toThrow(HostRejectedError);
});

test("a throttled query waits for its points and is asked again", async () => {
  const one = host();
  await one.saveDraft(DRAFT, null);
  shopify.setPoints({ available: 0, restoredPerSecond: 50 });
  expect(await one.saveDraft(DRAFT, null)).toMatchObject({ total: 189000 });
  expect(waits.length).toBeGreaterThan(0);
  expect(shopify.store.drafts.size).toBe(2);
});

test("a wait above ten seconds is left to the queue", async () => {
  const one = host();
  await one.saveDraft(DRAFT, null);
  shopify.setPoints({ available: 0, restoredPerSecond: 0.1 });
  const error = await one.saveDraft(DRAFT, null).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HostUnavailableError);
  expect(error).toMatchObject({ retryAfterMs: expect.any(Number) });
  expect(waits).toEqual([]);
});

test("a wrong secret of the app makes the host unavailable, and is not in the message", async () => {
  const wrong = shopifyHost({ ...options("shpss_wrong"), storeDomain: shopify.storeDomain });
  const error = await wrong.findDraft("gid://shopify/DraftOrder/1").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HostUnavailableError);
  expect(String(error)).not.toContain("shpss_wrong");
});

test("a reply after the timeout makes the host unavailable", async () => {
  const one = host();
  await one.saveDraft(DRAFT, null);
  shopify.faults.next({ kind: "delay", milliseconds: 5000 });
  await expect(one.saveDraft(DRAFT, null)).rejects.toThrow(HostUnavailableError);
});

test("webhooks are subscribed once, also by a second run", async () => {
  await host().subscribe("https://shop.example/api/commerce/webhook/shopify");
  await host().subscribe("https://shop.example/api/commerce/webhook/shopify");
  expect(shopify.store.webhooks.map(({ topic }) => topic).sort()).toEqual([
    "DISPUTES_CREATE",
    "DISPUTES_UPDATE",
    "FULFILLMENTS_CREATE",
    "FULFILLMENTS_UPDATE",
    "ORDERS_CANCELLED",
    "ORDERS_CREATE",
    "ORDERS_PAID",
    "ORDERS_UPDATED",
    "REFUNDS_CREATE",
  ]);
});
