import { createFreshDatabase, type FreshDatabase } from "@storywall/testkit/freshDatabase.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectPostgres, type Database } from "./connect.ts";
import { selectDueIds } from "./selectDueIds.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const LEASE_ENDS = new Date("2026-11-21T10:05:00Z");

let emptyDatabase: FreshDatabase;
let database: Database;
beforeAll(async () => {
  emptyDatabase = await createFreshDatabase();
  database = await connectPostgres(emptyDatabase.url, 3);
  const mails = ["10:01", "09:58", "09:59", "10:00"].map((time) => ({
    id: time,
    occasion: time,
    kind: "order_confirmation" as const,
    about: "order",
    createdAt: NOW,
    nextTryAt: new Date(`2026-11-21T${time}:00Z`),
  }));
  await database.insertInto("mailOutbox").values(mails).execute();
});
afterAll(async () => {
  await database?.destroy();
  await emptyDatabase?.drop();
});

const claim = async (db: Database, limit?: number): Promise<readonly string[]> => {
  const rows = await db
    .updateTable("mailOutbox")
    .set({ nextTryAt: LEASE_ENDS })
    .where("id", "in", (select) =>
      selectDueIds(select.selectFrom("mailOutbox").select("id"), {
        dueAt: "nextTryAt",
        now: NOW,
        ...(limit === undefined ? {} : { limit }),
      }),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).sort();
};

test("a claim takes what is due longest and skips, without waiting, what another process is claiming", async () => {
  const claims = await database.transaction().execute(async (first) => [
    await claim(first),
    // The first transaction is still open, and holds its row.
    await claim(database),
    await claim(database, 10),
    await claim(database),
  ]);
  expect(claims).toEqual([["09:58"], ["09:59"], ["10:00"], []]);
});
