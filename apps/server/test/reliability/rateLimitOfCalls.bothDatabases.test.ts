// reliability 28: every call of the contract has a rate limit, its own or for a reason only that of all requests.

import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS, type CallName } from "@storywall/contract/calls/allCalls.ts";
import { beforeEach, expect, test } from "vitest";
import { PHOTO_CALLS } from "../../src/http/handler.ts";
import { GLOBAL_RATE_LIMIT, RATE_LIMITS, type RateLimit } from "../../src/http/limits.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { CALLS_WITH_HANDLERS, type RequestParts, sendRaw } from "./sendRaw.ts";

const READS = "reads rows by their keys and writes nothing";
const ART = "reads the owner's catalogue, which does not grow with visitors";
const UPLOAD = "belongs to an upload, and beginning uploads is limited";

/** Calls that only `GLOBAL_RATE_LIMIT` limits, and why that is enough. Calls of the owner need a session instead. */
const CALLS_WITHOUT_OWN_LIMIT: Readonly<Partial<Record<CallName, string>>> = {
  getAllArtItems: ART,
  getAllArtSets: ART,
  getArtItem: ART,
  getArtItems: ART,
  getArtSet: ART,
  getArtSetItems: ART,
  getRelatedArtItems: ART,
  getMemoryCollection: READS,
  getCatalogue: READS,
  getMemoryCollections: READS,
  getCheckoutInfo: READS,
  getData: READS,
  getImages: READS,
  getLineItemInfo: READS,
  getReorder: READS,
  getPrintQuestions: READS,
  getOrderThread: READS,
  getDesignLinks: READS,
  getOwnerSession: READS,
  receivePhotos: "a page that waits for photos polls; it writes only that photos were received",
  finalizeOrder: "sets one column of an order once",
  signInOwner: "counts wrong passwords itself (`SIGN_IN_LIMITS`), by network and by device",
  confirmSignIn: "counts wrong codes itself (`SIGN_IN_LIMITS`)",
  finishPasskeySignIn: "counts wrong passkeys itself (`SIGN_IN_LIMITS`)",
  signOutOwner: "deletes the session that it names",
  uploadPhoto: "`UPLOAD_START_LIMIT`, and the quotas of stored photos",
  getUploadedPhoto: UPLOAD,
  listMissingParts: UPLOAD,
  completeUpload: UPLOAD,
};

const shop = useTestShop();
beforeEach(async () => {
  await shop.database.deleteFrom("rateCounts").execute();
});

const CALL_NAMES: readonly CallName[] = [...CALLS_WITH_HANDLERS, ...PHOTO_CALLS];
const LIMITS: Readonly<Partial<Record<CallName, RateLimit>>> = RATE_LIMITS;
const limitOf = (name: CallName): RateLimit | undefined => LIMITS[name];

test.each(CALL_NAMES)("reliability 28: %s has a rate limit, or a reason to have none of its own", (name) => {
  const call: Call = ALL_CALLS[name];
  const reasons = { limit: limitOf(name), owner: call.staffOnly, listed: CALLS_WITHOUT_OWN_LIMIT[name] };
  expect(Object.entries(reasons).filter(([, reason]) => reason)).toHaveLength(1);
});

test.each(CALLS_WITH_HANDLERS.filter((name) => !limitOf(name)))(
  "reliability 28: %s counts for the limit of all requests of an address",
  async (name) => {
    const { headers } = await sendRaw(shop, name, { params: { id: "x" } });
    expect(Number(headers["x-ratelimit-limit"])).toBe(20 * GLOBAL_RATE_LIMIT.max);
  },
);

/** Handlers check these limits where a request costs something; rateLimits.bothDatabases.test.ts has their tests. */
const checkedByHandler = CALLS_WITH_HANDLERS.filter((name) => limitOf(name)?.isCheckedByHandler);
const checkedAlways = CALLS_WITH_HANDLERS.filter((name) => limitOf(name) && !checkedByHandler.includes(name));

test.each(checkedAlways)(
  "reliability 28: %s is refused above its limit, until the window ends",
  async (name) => {
    const { group = "", seconds = 0 } = limitOf(name) ?? {};
    const input: RequestParts = await validInputs(shop)[name]();
    await shop.database.deleteFrom("rateCounts").execute();
    expect((await sendRaw(shop, name, input)).statusCode).not.toBe(429);
    // As if this address had sent a great many before.
    const { numUpdatedRows } = await shop.database
      .updateTable("rateCounts")
      .set({ count: 1_000_000 })
      .where("key", "like", `${group} address %`)
      .executeTakeFirstOrThrow();
    expect(Number(numUpdatedRows)).toBe(1);
    const refused = await sendRaw(shop, name, input);
    expect(refused.json()).toMatchObject({ statusCode: 429, error: "TOO_MANY_REQUESTS" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    shop.clock.advance(seconds * 1000);
    expect((await sendRaw(shop, name, input)).statusCode).not.toBe(429);
  },
);

test("reliability 28: only calls that may be free leave the check of their limit to the handler", () => {
  expect(checkedByHandler).toEqual(["getCartInfo", "completeCheckout"]);
});

test("reliability 28: an address sends 1,200 requests a minute, whatever they are, and others go on", async () => {
  const send = (remoteAddress: string) =>
    shop.app.inject({ url: "/api/memories/memory_collections/none", remoteAddress });
  const statuses: number[] = [];
  for (let count = 0; count < 1_201; count++) statuses.push((await send("203.0.113.1")).statusCode);
  expect(statuses.indexOf(429)).toBe(1_200);
  expect((await send("203.0.113.2")).statusCode).not.toBe(429);
});
