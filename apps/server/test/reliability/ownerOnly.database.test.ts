import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { goodInputs } from "../support/goodInputs.ts";
import { ownerCookie } from "../support/owner.ts";
import { ok, openTestShop, type TestShop } from "../support/testShop.ts";
import { BOUND_CALLS, callOf, everythingStored, type Headers, knock, type Parts } from "./knock.ts";

const OWNER_CALLS = BOUND_CALLS.filter((name) => callOf(name).owner);

describe("the owner's calls", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let inputs: ReturnType<typeof goodInputs>;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
    inputs = goodInputs(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  test("reliability 10: every call that writes art or an owner's things is one of them", () => {
    // The door itself, which whoever stands outside must be able to ask for.
    const door = ["signInOwner", "signOutOwner", "getOwnerSession"];
    const writes = BOUND_CALLS.filter((name) => {
      const { path, method } = callOf(name);
      const isWriteOfArt = path.startsWith("/art/") && method !== "GET";
      return isWriteOfArt || (/^\/(owner|admin)\//.test(path) && !door.includes(name));
    });
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.filter((name) => !callOf(name).owner)).toEqual([]);
  });

  test.each(OWNER_CALLS)(
    "reliability 10: %s is not opened by the admin flag, by a visitor, or by nothing",
    async (name) => {
      const good: Parts = await inputs[name]();
      const { _id: visitor } = await ok(shop.call(createUser, { body: { site: "ZA" } }));
      // A mail of what made the good input may still be on its way.
      await shop.shop.background.settled();
      const before = await everythingStored(connected);
      const keys: readonly Headers[] = [
        {},
        { cookie: `visitor_id=${visitor}; cart_id_ZA=${visitor}; is_admin_mode=true; admin=true` },
        { cookie: `storywall_owner=${visitor}; __Host-storywall_owner=${visitor}` },
        { authorization: `Bearer ${visitor}`, "x-admin-mode": "true", "x-user-id": visitor },
      ];
      const flag = { is_admin_mode: "true", user_id: visitor };
      const knocks: readonly Parts[] = [
        good,
        { ...good, query: { ...good.query, ...flag } },
        ...(good.body ? [{ ...good, body: { ...good.body, ...flag, is_admin_mode: true } }] : []),
        {},
      ];
      for (const headers of keys) {
        for (const parts of knocks) {
          const refused = await knock(shop, name, parts, headers);
          expect([refused.statusCode, refused.json().error]).toEqual([401, "OWNER_ONLY"]);
        }
      }
      expect(await everythingStored(connected)).toBe(before);
      const opened = await knock(shop, name, good, { cookie: await ownerCookie(shop) });
      expect(opened.statusCode, opened.body).toBe(200);
    },
  );
});
