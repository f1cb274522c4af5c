import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BoundCallName } from "../../src/http/handler.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { goodInputs } from "../support/goodInputs.ts";
import { ownerCookie } from "../support/owner.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { BOUND_CALLS, callOf, everythingStored, knock, type Parts } from "./knock.ts";

/** Values that nothing of ours has, so that they are found wherever they are kept or said. */
const TEXT = "canary-8f3a";
const NUMBER = 987_654_321;

const SMUGGLED: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    [
      "_id",
      "user",
      "visitorId",
      "owner",
      "role",
      "status",
      "state",
      "orderNumber",
      "number",
      "paymentId",
      "provider",
    ].map((name) => [name, TEXT]),
  ),
  ...Object.fromEntries(
    [
      "price",
      "unitPrice",
      "priceOriginal",
      "total",
      "amount",
      "discount",
      "tax",
      "percent",
      "quoteVersion",
      "version",
    ].map((name) => [name, NUMBER]),
  ),
  ...Object.fromEntries(
    ["paid", "seen", "finalizedAt", "createdAt", "expiresAt", "isOwner", "is_admin_mode", "needsReview"].map(
      (name) => [name, TEXT],
    ),
  ),
  currency: TEXT,
  promo: { code: TEXT, percent: NUMBER },
  shippingRate: { handle: TEXT, title: TEXT, price: NUMBER },
  history: [{ status: TEXT, at: TEXT }],
  place: NUMBER,
};

/** Fields among them that a call of the owner's does take. */
const OWN_FIELDS: Readonly<Partial<Record<BoundCallName, readonly string[]>>> = {
  refundOrder: ["amount"],
  readThread: ["place"],
};

/** The same with the smuggled fields in every object of it; a field that is there keeps its own value. */
const smuggle = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(smuggle);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, smuggle(field)]));
  return { ...SMUGGLED, ...own };
};

/** Crops are kept by opening: a field there is a wrong key and no unknown field. */
const withoutCrops = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, field) => (name === "cropParams" ? undefined : field));

describe("mass assignment", () => {
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

  test.each(BOUND_CALLS)(
    "reliability 11: %s keeps and says nothing of fields that are not its own",
    async (name) => {
      const { owner, body } = callOf(name);
      const good: Parts = await inputs[name]();
      const smuggled = {
        ...good,
        query: { ...good.query, _id: TEXT, user: TEXT, status: TEXT, total: NUMBER, isOwner: TEXT },
        ...(body ? { body: smuggle(withoutCrops(good.body)) } : {}),
      };
      const reply = await knock(shop, name, smuggled, owner ? { cookie: await ownerCookie(shop) } : {});
      const isStrict = owner || name === "signInOwner";
      expect(reply.statusCode, reply.body).toBe(isStrict ? 400 : 200);
      if (isStrict) {
        const named = reply.json().issues.map(({ path }: { path: string }) => path);
        const own = OWN_FIELDS[name] ?? [];
        const foreign = Object.keys(SMUGGLED).filter((field) => !own.includes(field));
        if (body) expect(named).toEqual(expect.arrayContaining(foreign));
        else expect(named).toEqual(expect.arrayContaining(["_id", "isOwner"]));
        return;
      }
      expect(reply.body).not.toContain(TEXT);
      expect(reply.body).not.toContain(String(NUMBER));
      const stored = await everythingStored(connected);
      expect(stored).not.toContain(TEXT);
      expect(stored).not.toContain(String(NUMBER));
    },
  );
});
