import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HostRejectedError, HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { withDeadline } from "./callDeadline.ts";
import type { ShopifyDocument } from "./shopifyDocument.ts";
import { storefrontApi } from "./storefrontApi.ts";
import { findCart } from "./storefrontDocuments.generated.ts";

let shopify: FakeShopify;
let waits: number[];
beforeEach(async () => {
  waits = [];
  shopify = await startFakeShopify();
});
afterEach(() => shopify.close());

const createApi = (storefrontToken = shopify.storefrontToken) =>
  storefrontApi({ origin: shopify.url, storefrontToken, wait: async (ms) => waits.push(ms) });
const askForCart = () => createApi()(findCart, { id: "gid://shopify/Cart/c1-unknown" });

test("R7.6 a throttled query is repeated after longer and longer pauses", async () => {
  shopify.throttleCarts(4);
  expect(await askForCart()).toEqual({ cart: null });
  expect(waits).toEqual([500, 1000, 2000, 4000]);
});

test("R7.6 a pause that the call has no time for is not begun, and the call ends as unavailable", async () => {
  shopify.throttleCarts(4);
  await expect(withDeadline(1000, askForCart)).rejects.toThrow(HostUnavailableError);
  expect(waits).toEqual([500]);
});

test("R7.6 a request takes no longer than its call has left", async () => {
  shopify.faults.next({ kind: "delay", milliseconds: 2000 });
  await expect(withDeadline(200, askForCart)).rejects.toThrow("did not answer findCart");
});

test("R1.7 an unknown field and a wrong variable of a cart are rejected, as by the real schema", async () => {
  const unknownField: ShopifyDocument<unknown, object> = {
    name: "q",
    text: "query q($id: ID!) { cart(id: $id) { nam } }",
  };
  await expect(createApi()(unknownField, { id: "c1" })).rejects.toThrow('field "nam" on type "Cart"');
  const wrongVariable: ShopifyDocument<unknown, object> = {
    name: "q",
    text: "query q($id: ID!) { cart(id: $id) { id } }",
  };
  await expect(createApi()(wrongVariable, { id: null })).rejects.toThrow(HostRejectedError);
});

test("R1.7 a wrong token of the store makes it unavailable, and is not in the message", async () => {
  const error = await createApi("shpat_wrong")(findCart, { id: "gid://shopify/Cart/c1" }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(HostUnavailableError);
  expect(String(error)).toContain("403");
  expect(String(error)).not.toContain("shpat_wrong");
});
