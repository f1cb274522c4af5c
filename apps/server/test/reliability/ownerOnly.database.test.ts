import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgresTestDatabase, type TestDatabase } from "../support/databases.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { expectOk, openTestShop, type TestShop } from "../support/testShop.ts";
import { validInputs } from "../support/validInputs.ts";
import {
  dumpDatabase,
  getCall,
  type Headers,
  REGISTERED_CALLS,
  type RequestParts,
  sendRaw,
} from "./sendRaw.ts";

const OWNER_CALLS = REGISTERED_CALLS.filter((name) => getCall(name).owner);

describe("the owner's calls", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    connected = await openPostgresTestDatabase();
    shop = await openTestShop(connected.database);
    inputs = validInputs(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  test("reliability 10: every call that writes art or an owner's things is one of them", () => {
    // The door itself, which whoever stands outside must be able to ask for.
    const door = ["signInOwner", "signOutOwner", "getOwnerSession"];
    const writes = REGISTERED_CALLS.filter((name) => {
      const { path, method } = getCall(name);
      const isWriteOfArt = path.startsWith("/art/") && method !== "GET";
      return isWriteOfArt || (/^\/(owner|admin)\//.test(path) && !door.includes(name));
    });
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.filter((name) => !getCall(name).owner)).toEqual([]);
  });

  test.each(OWNER_CALLS)(
    "reliability 10: %s is not opened by the admin flag, by a visitor, or by nothing",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      const { _id: visitor } = await expectOk(shop.call(createUser, { body: { site: "ZA" } }));
      // A mail of what made the good input may still be on its way.
      await shop.shop.background.drain();
      const before = await dumpDatabase(connected);
      const keys: readonly Headers[] = [
        {},
        { cookie: `visitor_id=${visitor}; cart_id_ZA=${visitor}; is_admin_mode=true; admin=true` },
        { cookie: `storywall_owner=${visitor}; __Host-storywall_owner=${visitor}` },
        { authorization: `Bearer ${visitor}`, "x-admin-mode": "true", "x-user-id": visitor },
      ];
      const flag = { is_admin_mode: "true", user_id: visitor };
      const requests: readonly RequestParts[] = [
        good,
        { ...good, query: { ...good.query, ...flag } },
        ...(good.body ? [{ ...good, body: { ...good.body, ...flag, is_admin_mode: true } }] : []),
        {},
      ];
      for (const headers of keys) {
        for (const parts of requests) {
          const refused = await sendRaw(shop, name, parts, headers);
          expect([refused.statusCode, refused.json().error]).toEqual([401, "OWNER_ONLY"]);
        }
      }
      expect(await dumpDatabase(connected)).toBe(before);
      const opened = await sendRaw(shop, name, good, { cookie: await createOwnerCookie(shop) });
      expect(opened.statusCode, opened.body).toBe(200);
    },
  );
});
