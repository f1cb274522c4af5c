import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { MAX_ISSUES } from "../../src/http/validate.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { CALLS_WITH_HANDLERS, dumpDatabase, getCall, type RequestParts, sendRaw } from "./sendRaw.ts";

/** Values that the shop never has, so that they are found wherever they are stored or returned. */
const TEXT = "canary-8f3a";
const NUMBER = 987_654_321;

const SMUGGLED_FIELDS: Readonly<Record<string, unknown>> = {
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

/** Fields among them that an owner call accepts. */
const ACCEPTED_FIELDS: Readonly<Partial<Record<RegisteredCallName, readonly string[]>>> = {
  refundOrder: ["amount"],
  readThread: ["place"],
  changeStaff: ["role"],
  inviteStaff: ["role"],
  restoreSiteVersion: ["version"],
  correctParcel: ["number"],
  createPromoCode: ["amount", "percent", "expiresAt"],
  changePromoCode: ["amount", "percent", "expiresAt", "seen"],
  setPromoCodeEnded: ["expiresAt"],
  saveArtItemTags: ["seen"],
  updateArtSet: ["seen"],
  arrangeFeaturedArt: ["seen"],
  setStock: ["seen"],
  saveAccount: ["seen"],
  saveNoticeChoices: ["seen"],
};

/** Returns the value with the smuggled fields in every object. Existing fields keep their values. */
const withSmuggledFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withSmuggledFields);
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withSmuggledFields(field)]),
  );
  return { ...SMUGGLED_FIELDS, ...own };
};

/** Removes crops, whose keys are openings: a smuggled field there is an invalid key, not an unknown field. */
const withoutCrops = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, field) => (name === "cropParams" ? undefined : field));

describe("mass assignment", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  test.each(CALLS_WITH_HANDLERS)(
    "reliability 11: %s neither stores nor returns unknown fields",
    async (name) => {
      const { staffOnly: owner, tag, body } = getCall(name);
      const good: RequestParts = await inputs[name]();
      const smuggled = {
        ...good,
        query: { ...good.query, _id: TEXT, user: TEXT, status: TEXT, total: NUMBER, isOwner: TEXT },
        ...(body ? { body: withSmuggledFields(withoutCrops(good.body)) } : {}),
      };
      const reply = await sendRaw(
        shop,
        name,
        smuggled,
        owner ? { cookie: await createOwnerCookie(shop) } : {},
      );
      const isStrict = owner || (tag === "Owner" && body !== undefined);
      expect(reply.statusCode, reply.body).toBe(isStrict ? 400 : 200);
      if (isStrict) {
        const named = reply.json().issues.map(({ path }: { path: string }) => path);
        const own = ACCEPTED_FIELDS[name] ?? [];
        const foreign = Object.keys(SMUGGLED_FIELDS).filter((field) => !own.includes(field));
        // A reply names only so many: other issues, such as those of fields within fields, take some of them.
        const room = MAX_ISSUES - named.filter((path: string) => !foreign.includes(path)).length;
        if (body) expect(named).toEqual(expect.arrayContaining(foreign.slice(0, room)));
        else expect(named).toEqual(expect.arrayContaining(["_id", "isOwner"]));
        return;
      }
      expect(reply.body).not.toContain(TEXT);
      expect(reply.body).not.toContain(String(NUMBER));
      const stored = await dumpDatabase(shop);
      expect(stored).not.toContain(TEXT);
      expect(stored).not.toContain(String(NUMBER));
    },
  );
});
