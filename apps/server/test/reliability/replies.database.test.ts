import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { handleError } from "../../src/http/errorHandler.ts";
import { allHandlers } from "../../src/http/handlers/allHandlers.ts";
import { registerCalls } from "../../src/http/registerCalls.ts";
import { siteAddresses } from "../../src/http/siteAddresses.ts";
import { ok } from "../../src/ports/platform/Result.ts";
import { memoryIdempotencyKeys, memoryRateLimitCounters } from "../photos/memoryAdapters.ts";
import { createOwnerCookie, OWNER_PASSWORD, setOwnerPassword } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { CALLS_WITH_HANDLERS, getCall, type RequestParts, sendRaw } from "./sendRaw.ts";

const ROOT = join(import.meta.dirname, "../../../..");
/** Names of the server's source folders, one of which is in every path of a source file. */
const SOURCE_FOLDERS = readdirSync(join(ROOT, "apps/server/src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/${name}`);

const SECRET_PATTERN =
  /scrypt\$|passwordHash|password_hash|tokenHash|"stack"|idempotencyKey|bodyHash|sha256|needsReview/i;
const PATH_PATTERN = /node_modules|\.[cm]?tsx?:\d|file:\/\/|\/proc\/|C:\\\\/;

describe("replies", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  let otherShopper: ReturnType<typeof shopper>;
  beforeAll(async () => {
    inputs = validInputs(shop);
    await setOwnerPassword(shop);
    otherShopper = shopper(shop);
    await otherShopper.buy();
  });

  const expectNoLeak = (body: string) => {
    expect(body).not.toMatch(SECRET_PATTERN);
    expect(body).not.toMatch(PATH_PATTERN);
    for (const text of [ROOT, process.cwd(), OWNER_PASSWORD, ...SOURCE_FOLDERS])
      expect(body).not.toContain(text);
    const { DATABASE_URL, TEST_DATABASE_URL } = process.env;
    for (const secret of [DATABASE_URL, TEST_DATABASE_URL]) if (secret) expect(body).not.toContain(secret);
  };

  test.each(CALLS_WITH_HANDLERS)(
    "reliability 12: %s returns only the fields of its contract",
    async (name) => {
      const call = getCall(name);
      const cookie = await createOwnerCookie(shop);
      const reply = await sendRaw(shop, name, await inputs[name](), call.staffOnly ? { cookie } : {});
      expect(reply.statusCode, reply.body).toBe(call.status ?? 200);
      // A schema drops undeclared fields, so the result is equal only when there were none.
      expect(z.parse(call.reply, reply.json())).toEqual(reply.json());
      expectNoLeak(reply.body);
      // Only the owner may see other shoppers.
      if (!call.staffOnly) expect(reply.body).not.toContain(otherShopper.email);
      expect(reply.body).not.toContain(cookie.split("=")[1]);
      // Only payment calls return the payment's secret.
      if (call.tag !== "Payments") expect(reply.body).not.toMatch(/client_?secret/i);
      expect(JSON.stringify(reply.headers)).not.toMatch(/fastify|express|node\.js|x-powered-by|"server"/i);
    },
  );

  test.each(CALLS_WITH_HANDLERS)(
    "reliability 12: errors of %s contain only code, message and field names",
    async (name) => {
      const broken: readonly RequestParts[] = [
        { body: { "\"'<script>": randomUUID() } },
        { body: [] },
        { body: { site: "nowhere" } },
      ];
      for (const parts of broken) {
        const reply = await sendRaw(shop, name, parts, { cookie: "storywall_owner=x" });
        expectNoLeak(reply.body);
        if (reply.statusCode < 400) continue;
        for (const field of Object.keys(reply.json())) {
          expect(["statusCode", "error", "message", "issues"]).toContain(field);
        }
      }
    },
  );

  /** Returns the reply of a server whose createUser handler returns additional or invalid fields. */
  const replyOfHandler = async (fields: object) => {
    const app = Fastify();
    app.setErrorHandler(handleError);
    await app.register(cookie);
    const handlers = allHandlers(shop.shop, shop.commerce, shop.payments);
    registerCalls(app, {
      handlers: {
        ...handlers,
        createUser: async () => ok({ _id: "a".repeat(24), site: "ZA" as const, ...fields }),
      },
      idempotencyKeys: memoryIdempotencyKeys(),
      rateLimitCounters: memoryRateLimitCounters(),
      clock: shop.clock,
      siteAddresses: siteAddresses({ publicUrl: PUBLIC_URL, siteHosts: new Map(), sites: shop.shop.sites }),
      defaultSite: "ZA",
      publicUrl: PUBLIC_URL,
      authenticate: async () => undefined,
    });
    const reply = await app.inject({ method: "POST", url: "/api/misc/create_user", payload: {} });
    await app.close();
    return reply;
  };

  test("reliability 12: a field that is not in the contract is removed from the reply", async () => {
    const reply = await replyOfHandler({
      passwordHash: "scrypt$1",
      email: otherShopper.email,
      nested: { card: "4242" },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ _id: "a".repeat(24), site: "ZA" });
  });

  test("reliability 12: a reply that violates the contract becomes a 500 without its contents", async () => {
    const reply = await replyOfHandler({ _id: { secret: "scrypt$1", path: ROOT } });
    expect(reply.statusCode).toBe(500);
    expect(Object.keys(reply.json()).sort()).toEqual(["error", "message", "statusCode"]);
    expectNoLeak(reply.body);
  });
});
