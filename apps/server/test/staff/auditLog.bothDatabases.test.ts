import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { AuditEntry } from "../../src/ports/staff/AuditLog.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

/** The database compares ages with its own clock. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const anEntry = (at: Date): AuditEntry => ({
  actor: OWNER_ACTOR,
  action: "order.moved",
  site: "ZA",
  subject: { kind: "order", id: "order-1", label: "ZA-10001" },
  before: { status: "placed" },
  after: { status: "in_production" },
  reason: null,
  at,
});

const times = async () =>
  (await shop.database.selectFrom("auditLog").select("at").orderBy("at").execute()).map(({ at }) => at);

test("an entry is stored whole", async () => {
  const at = daysAgo(1);
  await shop.shop.repositories.auditLog.append(anEntry(at));
  expect(await shop.database.selectFrom("auditLog").selectAll().executeTakeFirstOrThrow()).toMatchObject({
    at,
    actorKind: "staff",
    staffId: "owner",
    actorName: "Owner",
    actorRole: "owner",
    device: "Test",
    requestId: "request",
    site: "ZA",
    action: "order.moved",
    subjectKind: "order",
    subjectId: "order-1",
    subjectLabel: "ZA-10001",
    before: { status: "placed" },
    after: { status: "in_production" },
    reason: null,
  });
});

test("the database refuses to change, delete or empty the log", async () => {
  const before = await times();
  for (const statement of [
    sql`update audit_log set actor_name = 'nobody'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ]) {
    await expect(statement.execute(shop.database)).rejects.toThrow("The audit log is only added to");
  }
  expect(await times()).toEqual(before);
});

test("only entries that are two years old are deleted", async () => {
  const { auditLog } = shop.shop.repositories;
  const [old, younger] = [daysAgo(800), daysAgo(700)];
  await auditLog.append(anEntry(old));
  await auditLog.append(anEntry(younger));
  await auditLog.removeBefore(daysAgo(750));
  expect(await times()).not.toContainEqual(old);
  expect(await times()).toContainEqual(younger);
  await expect(auditLog.removeBefore(daysAgo(0))).rejects.toThrow("The audit log is only added to");
  expect(await times()).toContainEqual(younger);
});
