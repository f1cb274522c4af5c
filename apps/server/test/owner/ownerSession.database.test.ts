// R6.2: the owner's session over HTTP.

import { type Call, isSameOriginOnly } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { RIGHTS } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SIGN_IN_LIMITS } from "../../src/usecases/owner/limitSignIn.ts";
import { MAX_OWNER_DEVICES } from "../../src/usecases/owner/openSession.ts";
import {
  createOwnerCookie,
  OWNER_COOKIE,
  OWNER_PASSWORD,
  seedStudioArt,
  setOwnerPassword,
} from "../support/owner.ts";
import { openTestShop, PUBLIC_URL, type TestShop } from "../support/testShop.ts";
import { useTestDatabase } from "../support/useTestShop.ts";

const OWNER_CALLS = Object.values(ALL_CALLS).filter((call: Call) => call.staffOnly === true);
/** Reads need no CSRF protection: another site's page gets neither the reply nor the owner's cookie. */
const OWNER_WRITES = OWNER_CALLS.filter(isSameOriginOnly);

const DEVICE_COOKIE = "storywall_owner_device";

const testDatabase = useTestDatabase();
let shop: TestShop;
beforeEach(async () => {
  await testDatabase.database.deleteFrom("signInTries").execute();
  await testDatabase.database.deleteFrom("ownerSessions").execute();
  await testDatabase.database.deleteFrom("ownerDevices").execute();
  shop = await openTestShop(testDatabase.database);
  await setOwnerPassword(shop);
  await seedStudioArt(shop);
});
afterEach(() => shop?.close());

type Headers = Readonly<Record<string, string>>;
const signIn = (password: string, headers: Headers = {}, remoteAddress = "203.0.113.1") =>
  shop.app.inject({
    method: "POST",
    url: "/api/owner/sign-in",
    headers: { ...headers },
    payload: { password },
    remoteAddress,
  });
const signOut = (headers: Headers) =>
  shop.app.inject({ method: "POST", url: "/api/owner/sign-out", headers: { ...headers } });
const session = async (cookie?: string) =>
  (await shop.app.inject({ url: "/api/owner/session", headers: cookie ? { cookie } : {} })).json();
const cookieOf = (response: Awaited<ReturnType<typeof signIn>>) => {
  const [own] = response.cookies;
  return own ? `${own.name}=${own.value}` : "";
};
const deviceCookieOf = (response: Awaited<ReturnType<typeof signIn>>) => {
  const device = response.cookies.find(({ name }) => name === DEVICE_COOKIE);
  return device ? `${device.name}=${device.value}` : "";
};
const saveTags = (headers: Headers, query = "") =>
  shop.app.inject({
    method: "PUT",
    url: `/api/art/item/studio-hills/save-item-tags${query}`,
    headers: { ...headers },
    payload: { tags: ["hills"] },
  });

test("R6.2 the right password opens a session of twelve hours, and signing out ends it", async () => {
  const response = await signIn(OWNER_PASSWORD);
  const cookie = cookieOf(response);
  const expiresAt = new Date(shop.clock.now().getTime() + 12 * HOUR_MS).toISOString();
  const staff = { id: "owner", name: "Owner", role: "owner", rights: RIGHTS };
  expect(response.json()).toEqual({ isSignedIn: true, expiresAt, staff });
  expect(await session(cookie)).toEqual({ isSignedIn: true, expiresAt, staff });
  expect((await saveTags({ cookie })).statusCode).toBe(200);

  const out = await signOut({ cookie });
  expect(out.json()).toEqual({ isSignedIn: false, expiresAt: null, staff: null });
  expect(out.cookies).toMatchObject([{ name: OWNER_COOKIE, value: "" }]);
  expect(await session(cookie)).toEqual({ isSignedIn: false, expiresAt: null, staff: null });
  expect((await saveTags({ cookie })).statusCode).toBe(401);
  expect((await signOut({ cookie })).statusCode).toBe(200);
});

test("R6.2 a session expires", async () => {
  const cookie = cookieOf(await signIn(OWNER_PASSWORD));
  shop.clock.advance(12 * HOUR_MS - 1);
  expect((await saveTags({ cookie })).statusCode).toBe(200);
  shop.clock.advance(1);
  expect((await saveTags({ cookie })).statusCode).toBe(401);
  await shop.shop.repositories.staffSessions.removeExpired(shop.clock.now());
  expect(await testDatabase.database.selectFrom("ownerSessions").selectAll().execute()).toEqual([]);
});

test("R6.2 a new password ends every session", async () => {
  const cookie = cookieOf(await signIn(OWNER_PASSWORD));
  shop.clock.advance(1);
  await setOwnerPassword(shop, "another-password");
  expect((await saveTags({ cookie })).statusCode).toBe(401);
  expect((await signIn(OWNER_PASSWORD)).statusCode).toBe(401);
  expect((await signIn("another-password")).statusCode).toBe(200);
});

test("R6.2 signing in again ends the previous session", async () => {
  const cookie = cookieOf(await signIn(OWNER_PASSWORD));
  const next = cookieOf(await signIn(OWNER_PASSWORD, { cookie }));
  expect(next).not.toBe(cookie);
  expect(await session(cookie)).toMatchObject({ isSignedIn: false });
  expect(await session(next)).toMatchObject({ isSignedIn: true });
});

test("R6.2 the cookie is HttpOnly and SameSite=Strict, and the database does not contain it", async () => {
  const response = await signIn(OWNER_PASSWORD);
  expect(response.headers["cache-control"]).toBe("no-store");
  const [cookie] = response.cookies;
  expect(cookie).toMatchObject({ name: OWNER_COOKIE, path: "/", httpOnly: true, sameSite: "Strict" });
  expect(cookie?.domain).toBeUndefined();
  // R6.3
  expect(cookie?.value).toMatch(/^[A-Za-z0-9_-]{24}$/);
  const rows = await testDatabase.database.selectFrom("ownerSessions").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  expect(response.body).not.toContain(cookie?.value);
});

test("R6.2 the cookie over https is Secure and bound to this host", async () => {
  const safe = await openTestShop(testDatabase.database, {
    clock: shop.clock,
    publicUrl: "https://shop.example",
  });
  const response = await safe.app.inject({
    method: "POST",
    url: "/api/owner/sign-in",
    headers: { origin: "https://shop.example" },
    payload: { password: OWNER_PASSWORD },
  });
  await safe.close();
  const header = String(response.headers["set-cookie"]);
  expect(header).toMatch(/^__Host-storywall_owner=[^;]+; /);
  for (const flag of ["Path=/", "HttpOnly", "Secure", "SameSite=Strict"]) expect(header).toContain(flag);
  expect(header).not.toContain("Domain");
});

test("R6.2 every wrong password gets the same reply", async () => {
  const answers = await Promise.all(
    ["x", `${OWNER_PASSWORD} `, "", OWNER_PASSWORD.toUpperCase()].map((text) => signIn(text)),
  );
  const [wrong, almost, empty, upper] = answers.map(({ statusCode, body }) => ({ statusCode, body }));
  expect(JSON.parse(wrong?.body ?? "")).toMatchObject({ statusCode: 401, error: "PASSWORD_WRONG" });
  expect([almost, upper]).toEqual([wrong, wrong]);
  expect(empty?.statusCode).toBe(400);
  for (const { cookies } of answers) expect(cookies).toEqual([]);
});

test("R6.2 an address that guesses passwords is limited, also concurrently, and other addresses are not", async () => {
  const guesses = await Promise.all(
    Array.from({ length: SIGN_IN_LIMITS.perNetwork + 8 }, (_, index) => signIn(`guess ${index}`)),
  );
  const checked = guesses.filter(({ statusCode }) => statusCode === 401);
  expect(checked.length).toBeLessThanOrEqual(SIGN_IN_LIMITS.perNetwork);
  while ((await signIn("one more")).statusCode === 401);
  const refused = await signIn(OWNER_PASSWORD);
  expect([refused.statusCode, refused.json().error]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await signIn(OWNER_PASSWORD, { "x-forwarded-for": "192.0.2.7" })).statusCode).toBe(429);
  expect((await signIn(OWNER_PASSWORD, {}, "203.0.113.2")).statusCode).toBe(200);
  shop.clock.advance(15 * MINUTE_MS);
  expect((await signIn(OWNER_PASSWORD)).statusCode).toBe(200);
});

/** Signs in with wrong passwords from as many networks until the limit of all of them is reached. */
const exhaustGlobalLimit = async () => {
  for (let index = 0; index < SIGN_IN_LIMITS.total; index++) {
    await signIn("a guess", {}, `198.51.${index}.1`);
  }
};

test("R6.2 guesses from many addresses together are limited, also after a restart", async () => {
  await exhaustGlobalLimit();
  const restarted = await openTestShop(testDatabase.database, { clock: shop.clock });
  const refused = await restarted.app.inject({
    method: "POST",
    url: "/api/owner/sign-in",
    payload: { password: OWNER_PASSWORD },
  });
  await restarted.close();
  expect(refused.statusCode).toBe(429);
});

test("R6.2 an IPv6 network of 64 bits is limited as one address and locks nobody else out", async () => {
  const statuses: number[] = [];
  for (let index = 0; index < SIGN_IN_LIMITS.total + 5; index++) {
    statuses.push((await signIn("a guess", {}, `2001:db8:0:1::${index.toString(16)}`)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_IN_LIMITS.perNetwork);
  expect((await signIn(OWNER_PASSWORD, {}, "2001:db8:0:2::1")).statusCode).toBe(200);
});

test("R6.2 no address of a client is stored with its attempts", async () => {
  await signIn("a guess");
  const rows = await testDatabase.database.selectFrom("signInTries").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain("203.0.113");
});

test("R6.2 a device that signed in before signs in while all others are locked out", async () => {
  const cookie = deviceCookieOf(await signIn(OWNER_PASSWORD));
  await exhaustGlobalLimit();
  expect((await signIn(OWNER_PASSWORD)).statusCode).toBe(429);
  expect((await signIn(OWNER_PASSWORD, { cookie: `${DEVICE_COOKIE}=${"A".repeat(24)}` })).statusCode).toBe(
    429,
  );
  const answer = await signIn(OWNER_PASSWORD, { cookie });
  expect(answer.statusCode).toBe(200);
  expect(deviceCookieOf(answer)).toBe(cookie);
});

test("R6.2 a known device has a limit of its own, which no address changes", async () => {
  const cookie = deviceCookieOf(await signIn(OWNER_PASSWORD));
  const guesses = await Promise.all(
    Array.from({ length: SIGN_IN_LIMITS.perDevice + 8 }, (_, index) =>
      signIn("a guess", { cookie }, `198.51.${index}.1`),
    ),
  );
  const checked = guesses.filter(({ statusCode }) => statusCode === 401);
  expect(checked.length).toBeLessThanOrEqual(SIGN_IN_LIMITS.perDevice);
  while ((await signIn("a guess", { cookie })).statusCode === 401);
  expect((await signIn(OWNER_PASSWORD, { cookie })).statusCode).toBe(429);
  expect((await signIn(OWNER_PASSWORD)).statusCode).toBe(200);
  shop.clock.advance(15 * MINUTE_MS);
  expect((await signIn(OWNER_PASSWORD, { cookie })).statusCode).toBe(200);
});

test("R6.2 a device is known through sign-outs and new passwords, and for a year after its last use", async () => {
  const signedIn = await signIn(OWNER_PASSWORD);
  const cookie = deviceCookieOf(signedIn);
  const out = await signOut({ cookie: `${cookieOf(signedIn)}; ${cookie}` });
  expect(out.cookies.map(({ name }) => name)).toEqual([OWNER_COOKIE]);
  await setOwnerPassword(shop, "another-password");
  await exhaustGlobalLimit();
  expect((await signIn("another-password", { cookie })).statusCode).toBe(200);
  shop.clock.advance(365 * DAY_MS);
  await exhaustGlobalLimit();
  expect((await signIn("another-password", { cookie })).statusCode).toBe(429);
  await shop.shop.repositories.ownerDevices.removeUnusedSince(shop.clock.now());
  expect(await testDatabase.database.selectFrom("ownerDevices").selectAll().execute()).toEqual([]);
});

test("R6.2 the device cookie is HttpOnly and SameSite=Strict, and only its hash is stored", async () => {
  const { cookies, body } = await signIn(OWNER_PASSWORD);
  const cookie = cookies.find(({ name }) => name === DEVICE_COOKIE);
  expect(cookie).toMatchObject({ path: "/", httpOnly: true, sameSite: "Strict" });
  expect(cookie?.value).toMatch(/^[A-Za-z0-9_-]{24}$/);
  expect((await signIn("a guess")).cookies).toEqual([]);
  const rows = await testDatabase.database.selectFrom("ownerDevices").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(cookie?.value);
  expect(body).not.toContain(cookie?.value);
});

test("R6.2 only the devices that were used last are known", async () => {
  const first = deviceCookieOf(await signIn(OWNER_PASSWORD));
  shop.clock.advance(1);
  const second = deviceCookieOf(await signIn(OWNER_PASSWORD));
  for (let index = 2; index < MAX_OWNER_DEVICES; index++) {
    shop.clock.advance(1);
    await signIn(OWNER_PASSWORD);
  }
  shop.clock.advance(1);
  await signIn(OWNER_PASSWORD, { cookie: first });
  shop.clock.advance(1);
  await signIn(OWNER_PASSWORD);
  await exhaustGlobalLimit();
  expect((await signIn(OWNER_PASSWORD, { cookie: second })).statusCode).toBe(429);
  expect((await signIn(OWNER_PASSWORD, { cookie: first })).statusCode).toBe(200);
});

test.each(OWNER_CALLS.map((call): [string, Call] => [call.name, call]))(
  "R1.4 R6.2 %s accepts only an owner session",
  async (_, { method, path }) => {
    const url = `/api${path.replace(/:(\w+)/g, "studio-hills")}`;
    const keys: Headers[] = [
      {},
      { cookie: "is_admin_mode=true; admin_mode=true; user_id=abc" },
      { cookie: `${OWNER_COOKIE}=` },
      { cookie: `${OWNER_COOKIE}=${"A".repeat(24)}` },
      { cookie: `${OWNER_COOKIE}=undefined` },
      { authorization: `Bearer ${OWNER_PASSWORD}`, "x-admin": "true" },
    ];
    for (const headers of keys) {
      for (const query of ["", "?is_admin_mode=true"]) {
        const response = await shop.app.inject({
          method,
          url: `${url}${query}`,
          headers: { ...headers },
        });
        expect([response.statusCode, response.json().error]).toEqual([401, "OWNER_ONLY"]);
      }
    }
  },
);

test.each(OWNER_WRITES.map((call): [string, Call] => [call.name, call]))(
  "R6.2 %s is rejected from another site's page, even with an owner session",
  async (_, { method, path }) => {
    const cookie = await createOwnerCookie(shop);
    const url = `/api${path.replace(/:(\w+)/g, "studio-hills")}`;
    for (const headers of FOREIGN_ORIGIN_HEADERS) {
      const response = await shop.app.inject({ method, url, headers: { cookie, ...headers } });
      expect([response.statusCode, response.json().error]).toEqual([403, "FORBIDDEN"]);
    }
  },
);

const FOREIGN_ORIGIN_HEADERS: readonly Headers[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: `${PUBLIC_URL}.evil.example` },
  { origin: "http://localhost:9999" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

test("R6.2 another site's page can neither sign in nor sign out", async () => {
  const cookie = cookieOf(await signIn(OWNER_PASSWORD));
  for (const headers of FOREIGN_ORIGIN_HEADERS) {
    expect((await signIn(OWNER_PASSWORD, headers)).statusCode).toBe(403);
    expect((await signOut({ cookie, ...headers })).statusCode).toBe(403);
  }
  expect(await session(cookie)).toMatchObject({ isSignedIn: true });
});

test("R6.2 the shop's own pages are accepted on each of its addresses", async () => {
  const cookie = await createOwnerCookie(shop);
  for (const headers of [
    { origin: PUBLIC_URL },
    { origin: "http://au.localhost:4200", host: "au.localhost:4200" },
    { origin: "http://127.0.0.1:4200", host: "127.0.0.1:4200" },
    { "sec-fetch-site": "same-origin" },
  ]) {
    expect((await saveTags({ cookie, ...headers })).statusCode, JSON.stringify(headers)).toBe(200);
  }
});

test("R5.3 owner calls reject unknown fields with their paths", async () => {
  const cookie = await createOwnerCookie(shop);
  const refused = await shop.app.inject({
    method: "PUT",
    url: "/api/art/item/studio-hills/save-item-tags?site=ZA",
    headers: { cookie },
    payload: { tags: ["x"], colour: "red", price: 1 },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().issues.map(({ path }: { path: string }) => path)).toEqual([
    "site",
    "colour",
    "price",
  ]);
  const remove = await shop.app.inject({
    method: "DELETE",
    url: "/api/art/art-set/none",
    headers: { cookie },
    payload: { force: true },
  });
  expect(remove.json()).toMatchObject({ error: "BAD_REQUEST", issues: [{ path: "force" }] });
});
