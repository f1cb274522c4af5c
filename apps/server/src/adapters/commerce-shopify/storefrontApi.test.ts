import { type FakeShopify, startFakeShopify } from "@storywall/testkit/providers/shopify/fakeShopify.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HostUnavailableError } from "../../ports/commerce/CommerceHost.ts";
import { withDeadline } from "./callDeadline.ts";
import { storefrontApi } from "./storefrontApi.ts";
import { findCart } from "./storefrontDocuments.generated.ts";

let shopify: FakeShopify;
let waits: number[];
beforeEach(async () => {
  waits = [];
  shopify = await startFakeShopify();
});
afterEach(() => shopify.close());

const askForCart = () =>
  storefrontApi({
    origin: shopify.url,
    storefrontToken: shopify.storefrontToken,
    wait: async (ms) => waits.push(ms),
  })(findCart, { id: "gid://shopify/Cart/c1-unknown" });

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
