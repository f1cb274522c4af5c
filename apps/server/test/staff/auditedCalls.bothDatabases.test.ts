// Every change by staff leaves an entry in the audit log. The list is made from the contract.

import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import {
  CALLS_WITH_HANDLERS,
  digestDatabase,
  getCall,
  type RequestParts,
  sendRaw,
} from "../reliability/sendRaw.ts";
import { createSession, createStaffMember } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";

/** Calls that leave no entry, each with its reason. */
const WITHOUT_ENTRY: Readonly<Partial<Record<RegisteredCallName, string>>> = {
  readThread: "says only how far messages were read",
  packPiece: "ticks one piece; sending the parcel leaves the entry",
  beginFactor: "nothing counts until it is confirmed",
  checkParcels: "changes nothing: it is a POST because its list is too long for an address",
};

const STAFF_WRITES = CALLS_WITH_HANDLERS.filter(
  (name) => getCall(name).staffOnly && getCall(name).method !== "GET",
);

describe("the audit log", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  let annaId = "";
  beforeAll(async () => {
    annaId = await createStaffMember(shop, "owner", "Anna Owner");
    inputs = validInputs(shop, annaId);
  });
  /** A new session each time, so that the proof of who it is is fresh. */
  const signInAnna = () => createSession(shop, annaId);

  const entries = () => shop.database.selectFrom("auditLog").selectAll().orderBy("id").execute();
  const entriesOfAnna = async () => (await entries()).filter(({ staffId }) => staffId === annaId);

  test.each(STAFF_WRITES)(
    "%s leaves one entry with the person, or is listed with its reason",
    async (name) => {
      const input = await inputs[name]();
      const before = await entriesOfAnna();
      const cookie = await signInAnna();
      const response = await sendRaw(shop, name, input, { cookie });
      expect(response.statusCode, response.body).toBeLessThan(300);
      const added = (await entriesOfAnna()).slice(before.length);
      if (WITHOUT_ENTRY[name] !== undefined) return expect(added).toEqual([]);
      expect(added).toHaveLength(1);
      expect(added[0]).toMatchObject({
        actorKind: "staff",
        actorRole: "owner",
        device: "Test",
        requestId: response.headers["x-request-id"],
        at: shop.clock.now(),
      });
      expect(added[0]?.subjectId).not.toBe("");
    },
  );

  test.each(STAFF_WRITES)("%s leaves no entry when it fails", async (name) => {
    const good: RequestParts = await inputs[name]();
    const before = await entriesOfAnna();
    const cookie = await signInAnna();
    const names = Object.keys(good.params ?? {});
    const wrong =
      names.length > 0
        ? { ...good, params: Object.fromEntries(names.map((param) => [param, "none"])) }
        : { ...good, body: { ...Object(good.body), unknownField: true } };
    const response = await sendRaw(shop, name, wrong, { cookie });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(await entriesOfAnna()).toEqual(before);
  });

  test("words of shoppers and of answers are not in the log", async () => {
    const input = await inputs.answerThread();
    const cookie = await signInAnna();
    await sendRaw(shop, "answerThread", input, { cookie });
    expect(JSON.stringify(await entries())).not.toContain(Object(input).body.text);
  });

  test.each(STAFF_WRITES)("%s changes nothing when its entry cannot be written", async (name) => {
    if (WITHOUT_ENTRY[name] !== undefined) return;
    const input = await inputs[name]();
    const cookie = await signInAnna();
    // A mail of the valid input may still be pending.
    await shop.shop.background.drain();
    const before = await digestDatabase(shop);
    await sql`alter table audit_log add constraint is_full check (false) not valid`.execute(shop.database);
    const response = await sendRaw(shop, name, input, { cookie });
    await sql`alter table audit_log drop constraint is_full`.execute(shop.database);
    expect(response.statusCode).toBe(500);
    expect(await digestDatabase(shop)).toEqual(before);
  });

  test("a step, a refund and a version of a site name the person", async () => {
    const { order } = await shopper(shop, "ZA").buy();
    shop.clock.advance(3 * 3_600_000);
    const params = { orderId: order.orderId };
    const cookie = await signInAnna();
    const move = await sendRaw(shop, "moveOrder", { params, body: { to: "in_production" } }, { cookie });
    expect(move.json().history.at(-1)).toMatchObject({
      status: "in_production",
      actor: "owner",
      person: "Anna Owner",
    });
    const refund = await sendRaw(
      shop,
      "refundOrder",
      { params, body: { amount: 100, reason: "a scratch" } },
      { cookie },
    );
    expect(refund.json().refunds).toMatchObject([{ amount: 100, actor: "owner", person: "Anna Owner" }]);
    const site = await sendRaw(shop, "changeSite", await inputs.changeSite(), { cookie });
    expect(site.json()).toMatchObject({ changedBy: "owner", person: "Anna Owner" });
  });
});
