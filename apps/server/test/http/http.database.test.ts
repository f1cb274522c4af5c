// Behaviour that all calls share.

import { describe, expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

describe("HTTP API", () => {
  const shop = useTestShop();

  const json = { "content-type": "application/json" };
  const CREATE_USER_PATH = "/api/misc/create_user";
  const CART_INFO_PATH = "/api/shopify/get-cart-info";
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const post = (payload: string, headers: Record<string, string> = json, url = CREATE_USER_PATH) =>
    shop.app.inject({ method: "POST", url, headers, payload });

  test.each([
    ["the host", { host: "au.localhost:4200" }, "", "AU"],
    ["the host, whatever ?site= says", { host: "ZA.localhost" }, "?site=AU", "AU"],
    ["?site=", { host: "localhost" }, "?site=AU", "AU"],
    ["the cookie", { host: "localhost", cookie: "storywall_site=AU" }, "", "AU"],
    ["the default where the cookie is no site", { host: "localhost", cookie: "storywall_site=NZ" }, "", "ZA"],
    ["the default", { host: "shop.example" }, "", "ZA"],
  ])("R1.2 the site comes from %s", async (_, headers, query, site) => {
    expect((await get(`${CART_INFO_PATH}${query}`, headers)).json()).toMatchObject({ site });
  });

  test("R1.2 a cart belongs to one site, which is used where the request names none", async () => {
    const { _id: cartId } = await shopper(shop, "AU").fillCart();
    const statusOf = async (headers: Record<string, string>, query = "") =>
      (await get(`${CART_INFO_PATH}?cartId=${cartId}${query}`, headers)).statusCode;
    expect(await statusOf({ host: "za.localhost" })).toBe(409);
    expect(await statusOf({ host: "localhost" }, "&site=ZA")).toBe(409);
    expect(await statusOf({ host: "localhost" })).toBe(200);
    expect(await statusOf({ host: "au.localhost" })).toBe(200);
  });

  test("an unknown call is a 404 in JSON, a wrong method a 405 with the allowed methods", async () => {
    const unknown = await get("/api/no-such-call");
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, "NOT_FOUND"]);
    const wrong = await shop.app.inject({ method: "DELETE", url: CREATE_USER_PATH });
    expect([wrong.statusCode, wrong.json().error, wrong.headers.allow]).toEqual([
      405,
      "METHOD_NOT_ALLOWED",
      "POST",
    ]);
    const posted = await post("{}", json, CART_INFO_PATH);
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    ["text", { "content-type": "text/plain" }, "{}", 415, "WRONG_CONTENT_TYPE"],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "site=ZA", 415, "WRONG_CONTENT_TYPE"],
    ["no type", {}, "{}", 415, "WRONG_CONTENT_TYPE"],
    ["broken JSON", json, '{"site":', 400, "BAD_REQUEST"],
    ["__proto__", json, '{"__proto__":{"site":"AU"}}', 400, "BAD_REQUEST"],
    ["too much", json, JSON.stringify({ site: "ZA", more: "x".repeat(33_000) }), 413, "PAYLOAD_TOO_LARGE"],
  ])("a body is rejected: %s", async (_, headers, payload, status, error) => {
    const response = await post(payload, headers);
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
    expect(response.headers["x-request-id"]).toBeDefined();
  });

  test("a duplicate query key and a malformed path are rejected", async () => {
    expect((await get(`${CART_INFO_PATH}?cartId=a&cartId=b`)).statusCode).toBe(400);
    expect((await get("/api/shopify/get-data/%zz")).statusCode).toBe(400);
  });

  test("R5.3 unknown fields of shopper calls are ignored", async () => {
    const response = await post('{"site":"AU","_id":"mine","isOwner":true}');
    expect(response.json()).toEqual({ _id: expect.not.stringContaining("mine"), site: "AU" });
  });

  test("an invalid Idempotency-Key is rejected", async () => {
    expect((await post("{}", { ...json, "idempotency-key": "" })).statusCode).toBe(400);
    expect((await post("{}", { ...json, "idempotency-key": "x".repeat(256) })).statusCode).toBe(400);
  });

  test("two shoppers with the same Idempotency-Key do not get each other's visitor", async () => {
    const createUserFrom = (remoteAddress: string) =>
      shop.app.inject({
        method: "POST",
        url: CREATE_USER_PATH,
        headers: { ...json, "idempotency-key": "1" },
        payload: "{}",
        remoteAddress,
      });
    const [first, second, again] = [
      await createUserFrom("203.0.113.1"),
      await createUserFrom("203.0.113.2"),
      await createUserFrom("203.0.113.1"),
    ];
    expect(first.json()._id).not.toBe(second.json()._id);
    expect(again.json()).toEqual(first.json());
  });

  test("an address beyond its rate limit gets 429, and other addresses do not", async () => {
    const createUserFrom = (remoteAddress: string) =>
      shop.app.inject({ method: "POST", url: CREATE_USER_PATH, headers: json, payload: "{}", remoteAddress });
    for (let count = 0; count < 30; count++)
      expect((await createUserFrom("198.51.100.7")).statusCode).toBe(200);
    const refused = await createUserFrom("198.51.100.7");
    expect([refused.statusCode, refused.json().error]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await createUserFrom("198.51.100.8")).statusCode).toBe(200);
  });

  test("a forged X-Forwarded-For does not change the client's address", async () => {
    const createUserFrom = (forged: string) =>
      shop.app.inject({
        method: "POST",
        url: CREATE_USER_PATH,
        headers: { ...json, "x-forwarded-for": forged },
        payload: "{}",
        remoteAddress: "198.51.100.9",
      });
    const answers = [];
    for (let count = 0; count < 61; count++)
      answers.push((await createUserFrom(`192.0.2.${count}`)).statusCode);
    expect(answers.at(-1)).toBe(429);
  });

  test("a reply forbids scripts, type sniffing and caching", async () => {
    const { headers } = await get(CART_INFO_PATH);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-type": "application/json; charset=utf-8",
    });
  });

  test("R6.3 ids of visitors and carts have 144 random bits", async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 200; count++) {
      const { _id, user } = (await get(CART_INFO_PATH)).json();
      for (const id of [_id, user]) {
        expect(id).toMatch(/^[A-Za-z0-9_-]{24}$/);
        ids.add(id);
      }
    }
    expect(ids.size).toBe(400);
  });

  test("an order number is not accepted as an id", async () => {
    const { order } = await shopper(shop).buy();
    expect((await get(`/api/shopify/get-data/${order.orderNumber}`)).statusCode).toBe(404);
  });

  test("the health and readiness checks succeed", async () => {
    expect((await get("/healthz")).json()).toEqual({ status: "ok" });
    expect((await get("/readyz")).json()).toEqual({ status: "ready", checks: {} });
  });
});
