import { createUser } from "@storywall/contract/calls/visitor/createUser.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { createOwnerCookie } from "../support/owner.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import {
  CALLS_WITH_HANDLERS,
  digestDatabase,
  getCall,
  type Headers,
  type RequestParts,
  sendRaw,
} from "./sendRaw.ts";

const OWNER_CALLS = CALLS_WITH_HANDLERS.filter((name) => getCall(name).staffOnly);

describe("the owner's calls", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  test("reliability 10: every call that writes art or owner data is an owner call", () => {
    // Signing in must be possible without a session.
    const sessionCalls = [
      "signInOwner",
      "confirmSignIn",
      "beginPasskeySignIn",
      "finishPasskeySignIn",
      "requestPasswordLink",
      "getPasswordLink",
      "setPasswordByLink",
      "getInvitation",
      "acceptInvitation",
      "signOutOwner",
      "getOwnerSession",
    ];
    const writes = CALLS_WITH_HANDLERS.filter((name) => {
      const { path, method } = getCall(name);
      const isWriteOfArt = path.startsWith("/art/") && method !== "GET";
      return isWriteOfArt || (/^\/(owner|admin)\//.test(path) && !sessionCalls.includes(name));
    });
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.filter((name) => !getCall(name).staffOnly)).toEqual([]);
  });

  test.each(OWNER_CALLS)(
    "reliability 10: %s rejects the admin flag, a visitor and an anonymous request",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      const { _id: visitor } = await expectOk(shop.call(createUser, { body: { site: "ZA" } }));
      // A mail of the valid input may still be pending.
      await shop.shop.background.drain();
      const databaseBefore = await digestDatabase(shop);
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
      expect(await digestDatabase(shop)).toEqual(databaseBefore);
      const opened = await sendRaw(shop, name, good, { cookie: await createOwnerCookie(shop) });
      expect(opened.statusCode, opened.body).toBe(getCall(name).status ?? 200);
    },
  );
});
