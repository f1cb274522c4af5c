import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { type RunningShop, startRunningShop } from "./runningShop.ts";
import {
  CALLS_WITH_HANDLERS,
  digestDatabase,
  getCall,
  type Headers,
  type RequestParts,
  sendRaw,
} from "./sendRaw.ts";

const WRITES = CALLS_WITH_HANDLERS.filter((name) => getCall(name).method !== "GET");

/** Headers that browsers send when another site's page makes them write. */
const FOREIGN_ORIGIN_HEADERS: readonly Headers[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "file://" },
  { origin: `${PUBLIC_URL}.evil.example` },
  { origin: "http://localhost:9999" },
  { origin: "http://evil.example", "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

/** Headers of the shop's own pages on each of its addresses, and of programs without a page. */
const ALLOWED_ORIGIN_HEADERS: readonly Headers[] = [
  {},
  { origin: PUBLIC_URL },
  { origin: "http://za.localhost:4200", host: "za.localhost:4200", "sec-fetch-site": "same-origin" },
  { origin: "http://127.0.0.1:4200", host: "127.0.0.1:4200" },
  { origin: "https://a-tunnel.example", host: "a-tunnel.example" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "none" },
  { "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)" },
];

/** Content types that a page may send without a CORS preflight. */
const CORS_SIMPLE_TYPES = [
  "text/plain",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

describe("cross-site writes", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  const ownerHeadersFor = async (name: RegisteredCallName): Promise<Headers> =>
    getCall(name).staffOnly ? { cookie: await createOwnerCookie(shop) } : {};

  test.each(WRITES)(
    "reliability 27: %s is rejected from another site's page, and changes nothing",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      const owner = await ownerHeadersFor(name);
      await shop.shop.background.drain();
      const databaseBefore = await digestDatabase(shop);
      for (const headers of FOREIGN_ORIGIN_HEADERS) {
        const refused = await sendRaw(shop, name, good, { ...owner, ...headers });
        expect([refused.statusCode, refused.json().error], JSON.stringify(headers)).toEqual([
          403,
          "FORBIDDEN",
        ]);
        expect(refused.headers["access-control-allow-origin"]).toBeUndefined();
      }
      expect(await digestDatabase(shop)).toEqual(databaseBefore);
    },
  );

  test.each(WRITES.filter((name) => getCall(name).body))(
    "reliability 27: %s rejects content types that a page may send without a preflight",
    async (name) => {
      const { method, path } = getCall(name);
      const good: RequestParts = await inputs[name]();
      const owner = await ownerHeadersFor(name);
      for (const type of CORS_SIMPLE_TYPES) {
        const url = `/api${path.replace(/:(\w+)/g, "x")}`;
        const headers = { ...owner, "content-type": type };
        const refused = await shop.app.inject({ method, url, headers, payload: JSON.stringify(good.body) });
        expect([refused.statusCode, refused.json().error]).toEqual([415, "WRONG_CONTENT_TYPE"]);
      }
    },
  );

  test.each(
    WRITES.filter(
      (name) =>
        !CALLS_WITH_HANDLERS.some(
          (other) => getCall(other).method === "GET" && getCall(other).path === getCall(name).path,
        ),
    ),
  )("reliability 27: %s cannot be called by a link, an image or a form", async (name) => {
    const good: RequestParts = await inputs[name]();
    const { path } = getCall(name);
    const params = new URLSearchParams();
    for (const [field, value] of Object.entries(Object(good.body))) params.set(field, String(value));
    const url = `/api${path.replace(/:(\w+)/g, "x")}?${params}`;
    for (const method of ["GET", "HEAD"] as const) {
      const refused = await shop.app.inject({ method, url, headers: await ownerHeadersFor(name) });
      expect(refused.statusCode).toBe(405);
    }
    // A form cannot send PUT or DELETE, and no header or field overrides the method.
    const posted = await shop.app.inject({
      method: "POST",
      url: `/api${path.replace(/:(\w+)/g, "x")}?_method=${getCall(name).method}`,
      headers: { "x-http-method-override": getCall(name).method, "content-type": "application/json" },
      payload: "{}",
    });
    if (getCall(name).method !== "POST") expect([401, 405]).toContain(posted.statusCode);
  });

  test.each(ALLOWED_ORIGIN_HEADERS)(
    "reliability 27: the shop's own pages and programs are accepted (%j)",
    async (headers) => {
      const reply = await sendRaw(shop, "createUser", { body: { site: "ZA" } }, headers);
      expect(reply.statusCode, reply.body).toBe(200);
    },
  );

  test("reliability 27: a read from another site's page succeeds without CORS headers", async () => {
    const reads = Object.values(ALL_CALLS).filter(({ method }) => method === "GET").length;
    expect(reads).toBeGreaterThan(5);
    const reply = await sendRaw(shop, "getMemoryCollections", {}, { origin: "https://evil.example" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
  });

  describe("uploads and forms", () => {
    let running: RunningShop;
    beforeAll(async () => {
      running = await startRunningShop();
    }, 60_000);
    afterAll(() => running?.stop());

    const UPLOAD = { "tus-resumable": "1.0.0", "upload-length": "10" };

    test.each([
      ["an upload", "/api/uploads", "POST", UPLOAD],
      ["a part of an upload", "/api/uploads/x", "PATCH", UPLOAD],
      ["ending an upload", "/api/uploads/x", "DELETE", UPLOAD],
      ["a plain photo", "/api/photos", "POST", { "content-type": "multipart/form-data; boundary=x" }],
      ["a page's form", "/checkout", "POST", { "content-type": "application/x-www-form-urlencoded" }],
      ["an unknown call", "/api/no-such-call", "POST", {}],
    ])("reliability 27: %s is rejected from another site's page", async (_, path, method, headers) => {
      for (const foreign of FOREIGN_ORIGIN_HEADERS) {
        const refused = await running.send(path, { method, headers: { ...headers, ...foreign } });
        expect([refused.status, JSON.parse(refused.body).error]).toEqual([403, "FORBIDDEN"]);
      }
      const own = await running.send(path, { method, headers: { ...headers, origin: running.address } });
      expect(own.status).not.toBe(403);
    });
  });
});
