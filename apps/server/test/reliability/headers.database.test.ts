import { readFile } from "node:fs/promises";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { OWNER_PASSWORD } from "../support/owner.ts";
import { type RawResponse, type RunningShop, startRunningShop } from "./runningShop.ts";

const HOST = "shop.example";
const PHOTOS_HOST = "photos.example";
const GPS_PHOTO = new URL("../../src/adapters/images-sharp/test/sunset-with-gps.jpg", import.meta.url);
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Headers that every reply has. */
const COMMON_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-permitted-cross-domain-policies": "none",
} as const;
const STRICT_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const PHOTO_CSP = "default-src 'none'; sandbox";

const upload = async (shop: RunningShop) => {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await readFile(GPS_PHOTO))]), "..\\..\\evil.html");
  const reply = await fetch(`${shop.address}/api/photos`, { method: "POST", body: form });
  expect(reply.status).toBe(201);
  return z.parse(photoSchema, await reply.json());
};

describe("headers", () => {
  let safe: RunningShop;
  let local: RunningShop;
  let photoPath = "";
  beforeAll(async () => {
    safe = await startRunningShop({
      PUBLIC_URL: `https://${HOST}`,
      PHOTOS_URL: `https://${PHOTOS_HOST}`,
      ALLOW_TEST_PAYMENTS: "1",
    });
    local = await startRunningShop();
    const { url } = await upload(safe);
    expect(url).toMatch(/^https:\/\/photos\.example\/photos\/[\w-]+\.jpg$/);
    photoPath = new URL(url).pathname;
  }, 60_000);
  afterAll(async () => {
    await safe?.stop();
    await local?.stop();
  });

  const JSON_TYPE = "application/json; charset=utf-8";
  const PAGES = ["/", "/browse", "/design?set=square_trio", "/checkout", "/faq", "/privacy", "/no-such-page"];
  /** Everything besides pages, with its status, content security policy and content type. */
  const NON_PAGES: readonly (readonly [
    path: () => string,
    status: number,
    policy: string | RegExp,
    type: string | RegExp,
  ])[] = [
    [() => "/api/memories/memory_collections", 200, STRICT_CSP, JSON_TYPE],
    [() => "/api/shopify/get-cart-info", 200, STRICT_CSP, JSON_TYPE],
    [() => "/api/shopify/get-data/unknown", 404, STRICT_CSP, JSON_TYPE],
    [() => "/api/no-such-call", 404, STRICT_CSP, JSON_TYPE],
    [() => "/api/misc/create_user", 405, STRICT_CSP, JSON_TYPE],
    [() => "/api/openapi.json", 200, STRICT_CSP, JSON_TYPE],
    [() => "/api/docs", 200, /script-src 'self';.*frame-ancestors 'none'/, /^text\/html/],
    [() => "/api/uploads/unknown", 404, STRICT_CSP, JSON_TYPE],
    [() => "/healthz", 200, STRICT_CSP, JSON_TYPE],
    [() => "/readyz", 200, STRICT_CSP, JSON_TYPE],
    [() => photoPath, 200, PHOTO_CSP, "image/jpeg"],
    [() => `${photoPath}?w=320`, 200, PHOTO_CSP, "image/jpeg"],
    [() => "/photos/unknown.jpg", 404, STRICT_CSP, JSON_TYPE],
    [() => "/art/studio-hills.jpg?w=320", 200, PHOTO_CSP, "image/jpeg"],
    [() => "/previews/unknown.webp", 404, STRICT_CSP, JSON_TYPE],
  ];

  const expectCommonHeaders = (answer: RawResponse, openerPolicy = "same-origin") => {
    expect(answer.headers).toMatchObject({ ...COMMON_HEADERS, "cross-origin-opener-policy": openerPolicy });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers["content-security-policy"]).toBeDefined();
    expect(answer.headers.server).toBeUndefined();
    expect(answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
  };

  test.each(NON_PAGES.map((row) => [row[0].toString().replace(/^\(\) => /, ""), ...row] as const))(
    "reliability 26: %s has its content security policy and the common security headers",
    async (_, path, status, policy, type) => {
      const answer = await safe.send(path(), { headers: { host: HOST } });
      expect(answer.status, answer.body.slice(0, 300)).toBe(status);
      expectCommonHeaders(answer);
      const said = String(answer.headers["content-security-policy"]);
      if (typeof policy === "string") expect(said).toBe(policy);
      else expect(said).toMatch(policy);
      if (typeof type === "string") expect(answer.headers["content-type"]).toBe(type);
      else expect(answer.headers["content-type"]).toMatch(type);
      expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000; includeSubDomains$/);
    },
  );

  test.each(PAGES)("reliability 26: the page %s allows only its own scripts and no frame", async (path) => {
    const answers = [
      await safe.send(path, { headers: { host: HOST } }),
      await safe.send(path, { headers: { host: HOST } }),
    ];
    const nonces = answers.map((answer) => {
      expectCommonHeaders(answer, "same-origin-allow-popups");
      expect(answer.headers["content-type"]).toMatch(/^text\/html/);
      expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
      const policy = String(answer.headers["content-security-policy"]);
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect(scripts).not.toMatch(/unsafe|\*|data:|http:/);
      const nonce = /'nonce-([^']{20,})'/.exec(scripts)?.[1] ?? "";
      // Every inline script has this reply's nonce.
      const inline = answer.body.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
      for (const script of inline) {
        if (!script.includes("application/ld+json")) expect(script).toContain(`nonce="${nonce}"`);
      }
      expect(answer.body).not.toMatch(/<[a-z]+[^>]*\son[a-z]+=/i);
      expect(answer.headers["cache-control"]).toMatch(/no-cache|no-store/);
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{24}$/);
  });

  test("reliability 26: a malformed URL gets the security headers", async () => {
    for (const path of ["/api/shopify/get-data/%zz", "/%ff", "/photos/%c0%ae.jpg"]) {
      const { status, headers, body } = await safe.send(path, { headers: { host: HOST } });
      expect([status, JSON.parse(body).error]).toEqual([400, "BAD_REQUEST"]);
      expect(headers).toMatchObject({
        "content-type": JSON_TYPE,
        "content-security-policy": STRICT_CSP,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
  });

  test("reliability 26: a shop on localhost sends no Strict-Transport-Security", async () => {
    for (const path of ["/", "/healthz", "/api/docs"]) {
      expect((await local.send(path)).headers["strict-transport-security"]).toBeUndefined();
    }
  });

  const cookiesOf = ({ headers }: RawResponse) => headers["set-cookie"] ?? [];

  test("reliability 26: the owner's cookies are __Host-, Secure, HttpOnly and SameSite=Strict", async () => {
    const answer = await safe.send("/api/owner/sign-in", {
      method: "POST",
      headers: { host: HOST, origin: `https://${HOST}`, "content-type": "application/json" },
      body: JSON.stringify({ password: OWNER_PASSWORD }),
    });
    expect(answer.status).toBe(200);
    const [session = "", device = "", ...others] = cookiesOf(answer);
    expect(others).toEqual([]);
    expect(session).toMatch(/^__Host-storywall_owner=[\w-]{24}; /);
    expect(device).toMatch(/^__Host-storywall_owner_device=[\w-]{24}; /);
    for (const cookie of [session, device]) {
      for (const flag of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict"]) expect(cookie).toContain(flag);
      expect(cookie).not.toMatch(/Domain/i);
    }
  });

  test("reliability 26: the only long-lived cookie that a shopper gets is the site", async () => {
    const [cookie = "", ...others] = cookiesOf(await safe.send("/?site=AU", { headers: { host: HOST } }));
    expect(others).toEqual([]);
    expect(cookie).toMatch(/^storywall_site=AU; /);
    expect(cookie).toContain(`Max-Age=${YEAR_SECONDS}`);
    for (const flag of ["Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(flag);
  });

  test("reliability 26: neither calls nor pages set any other cookie", async () => {
    const paths = [...PAGES, ...NON_PAGES.map(([path]) => path())];
    for (const path of paths)
      expect(cookiesOf(await safe.send(path, { headers: { host: HOST } })), path).toEqual([]);
    const made = await safe.send("/api/misc/create_user", {
      method: "POST",
      headers: { host: HOST, "content-type": "application/json" },
      body: "{}",
    });
    expect([made.status, cookiesOf(made)]).toEqual([200, []]);
  });

  test("reliability 24: the photos host serves photos with CORS headers and without cookies", async () => {
    const options = { headers: { host: PHOTOS_HOST, origin: `https://${HOST}`, cookie: "site=AU" } };
    const answer = await safe.send(`${photoPath}?w=640`, options);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": PHOTO_CSP,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=86400, s-maxage=3600",
      vary: "Accept",
    });
    expect(cookiesOf(answer)).toEqual([]);
    expectCommonHeaders(answer);
  });

  test.each([
    ...PAGES,
    "/api/shopify/get-cart-info",
    "/api/uploads/x",
    "/art/studio-hills.jpg",
    "/admin",
    "/readyz",
  ])("reliability 24: the photos host does not serve %s", async (path) => {
    const answer = await safe.send(path, { headers: { host: PHOTOS_HOST } });
    expect([answer.status, cookiesOf(answer)]).toEqual([404, []]);
    expect(answer.headers["content-security-policy"]).toBe(STRICT_CSP);
    expectCommonHeaders(answer);
  });

  test("reliability 24: the photos host accepts no calls", async () => {
    const answer = await safe.send("/api/misc/create_user", {
      method: "POST",
      headers: { host: PHOTOS_HOST, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(404);
  });

  const VARIANTS = ["", "?w=320", "?w=640", "?w=1280", "?w=2048"];

  test.each(VARIANTS)(
    "reliability 24: a photo%s is served as a JPEG in which no script runs, whatever its name",
    async (query) => {
      for (const headers of [
        {},
        { accept: "text/html" },
        { range: "bytes=0-1" },
        { "if-none-match": '"other"' },
      ]) {
        const {
          status,
          headers: said,
          body,
        } = await safe.send(`${photoPath}${query}`, { headers: { host: HOST, ...headers } });
        expect(status).toBe(200);
        expect(said).toMatchObject({
          "content-type": "image/jpeg",
          "x-content-type-options": "nosniff",
          "content-security-policy": PHOTO_CSP,
          "cross-origin-resource-policy": "cross-origin",
        });
        expect(said["content-disposition"]).toBeUndefined();
        expect(body).not.toContain("evil");
      }
    },
  );

  test.each([".html", ".svg", ".jpg.html", ".js", ".jpg%00.html", ".jpg;.html", "", ".JPG", ".png"])(
    "reliability 24: no photo is served at a URL that ends in %j",
    async (ending) => {
      const answer = await safe.send(photoPath.replace(/\.jpg$/, ending), { headers: { host: HOST } });
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toBe(JSON_TYPE);
    },
  );
});
