import { expect, test } from "vitest";
import { addCartItem } from "./calls/cart/addCartItem.ts";
import { getCartInfo } from "./calls/cart/getCartInfo.ts";
import { getLineItemInfo } from "./calls/orders/getLineItemInfo.ts";
import { createUser } from "./calls/visitor/createUser.ts";
import { CALL_TIMEOUT_MS, createClient } from "./client.ts";

const createFakeFetch = (status: number, body: string) => {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return new Response(body, { status });
  };
  return { requests, client: createClient({ baseUrl: "http://shop.test/api", fetch }) };
};

test("R7.6 a call is sent as JSON below /api, without an auth header", async () => {
  const { client, requests } = createFakeFetch(200, '{"_id":"v1","site":"ZA"}');
  expect(await client(createUser, { body: { site: "ZA" } }, { idempotencyKey: "once" })).toEqual({
    kind: "ok",
    reply: { _id: "v1", site: "ZA" },
  });
  expect(requests[0]?.url).toBe("http://shop.test/api/misc/create_user");
  expect(requests[0]?.headers.get("authorization")).toBeNull();
  expect(requests[0]?.headers.get("idempotency-key")).toBe("once");
  expect(await requests[0]?.json()).toEqual({ site: "ZA" });
});

test("path parameters are escaped and absent query fields omitted", async () => {
  const { client, requests } = createFakeFetch(200, "{}");
  await client(getLineItemInfo, { params: { orderId: "a/b", cartItemId: "c" } });
  await client(getCartInfo, { query: { cartId: undefined, site: "AU" } });
  expect(requests.map((request) => request.url)).toEqual([
    "http://shop.test/api/shopify/order/a%2Fb/line-item/c/info",
    "http://shop.test/api/shopify/get-cart-info?site=AU",
  ]);
});

test.each([
  ['{"message":"Already gone","error":"NOT_FOUND"}', "Already gone"],
  ['{"error":"NOT_FOUND"}', "NOT_FOUND"],
  ["{}", "INTERNAL"],
])("R8.2 the error %s has the message: %s", async (body, message) => {
  const { client } = createFakeFetch(404, body);
  expect(await client(getCartInfo, { query: {} })).toMatchObject({ kind: "error", status: 404, message });
});

test("no answer and an answer without JSON are results, not exceptions", async () => {
  const offline = createClient({ baseUrl: "/api", fetch: () => Promise.reject(new TypeError("offline")) });
  expect(await offline(getCartInfo, { query: {} })).toEqual({ kind: "unreachable", message: "offline" });
  const { client } = createFakeFetch(502, "<html>Bad gateway</html>");
  expect(await client(getCartInfo, { query: {} })).toMatchObject({ kind: "unreachable" });
});

test("R7.6 the timeout is 30000 ms", () => {
  expect(CALL_TIMEOUT_MS).toBe(30_000);
});

test("R5.1 a cart id that is the text undefined counts as absent", () => {
  const wall = {
    uuid: "l",
    size: "rectangle_medium",
    userTemplateInfo: {
      frameStyle: "Infinite",
      frameType: "black",
      matType: "none",
      tiles: [{ name: "tile_1", userPhotoId: null }],
    },
  };
  for (const cartId of [undefined, null, "", "undefined", "null"]) {
    expect(addCartItem.body.parse({ cartId, lineItem: wall }).cartId).toBeUndefined();
  }
  expect(addCartItem.body.parse({ cartId: "c1", lineItem: wall }).cartId).toBe("c1");
});
