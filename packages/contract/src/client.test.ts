import { expect, test } from "vitest";
import { addCartItem } from "./calls/cart/addCartItem.ts";
import { getCartInfo } from "./calls/cart/getCartInfo.ts";
import { getLineItemInfo } from "./calls/orders/getLineItemInfo.ts";
import { createUser } from "./calls/visitor/createUser.ts";
import { CALL_TIMEOUT_MS, createClient, NO_ANSWER } from "./client.ts";
import { messageOfError } from "./errorMessages.ts";
import { ERROR_STATUS } from "./errors.ts";

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
  ['{"error":"NOT_FOUND"}', "We can't find this."],
  ['{"error":"CODE_OF_A_NEWER_SHOP"}', "Something went wrong on our side. Please try again in a minute."],
  ['{"message":"","error":""}', "Something went wrong on our side. Please try again in a minute."],
  ["{}", "Something went wrong on our side. Please try again in a minute."],
])("R8.2 the error %s has the message: %s", async (body, message) => {
  const { client } = createFakeFetch(404, body);
  expect(await client(getCartInfo, { query: {} })).toMatchObject({ kind: "error", status: 404, message });
});

test.each(Object.entries(ERROR_STATUS))(
  "R8.2 %s without a message is shown in words",
  async (error, status) => {
    const { client } = createFakeFetch(status, JSON.stringify({ statusCode: status, error }));
    const result = await client(getCartInfo, { query: {} });
    expect(result).toMatchObject({ kind: "error", error, message: messageOfError(error) });
    // A sentence: with a capital, lower-case words and an end, and without the code.
    expect(messageOfError(error)).toMatch(/^[A-Z][^_]*[a-z ',]{6,}[^_]*\.$/);
  },
);

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a timeout", () => Promise.reject(new DOMException("signal timed out", "TimeoutError"))],
  ["a page of a proxy", async () => new Response("<html>Bad gateway</html>", { status: 502 })],
  ["an empty answer", async () => new Response("", { status: 200 })],
])(
  "R8.2 %s is a result with words for a person, and the browser's words only for the log",
  async (_of, fetch) => {
    const client = createClient({ baseUrl: "/api", fetch });
    expect(await client(getCartInfo, { query: {} })).toEqual({
      kind: "unreachable",
      message: NO_ANSWER,
      reason: expect.stringMatching(/fetch|timed out|JSON/),
    });
  },
);

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
