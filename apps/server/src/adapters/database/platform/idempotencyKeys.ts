import { sql } from "kysely";
import type { IdempotencyKeys } from "../../../ports/platform/IdempotencyKeys.ts";
import type { Database } from "../engine/connect.ts";

/** Estimated bytes of a row besides its reply. They are counted, so that many small replies also reach the limit. */
const ROW_BYTES = 500;

export const idempotencyKeys = (db: Database): IdempotencyKeys => ({
  begin: async (key, bodyHash, createdAt, abandonedBefore, sender) => {
    const inserted = await db
      .insertInto("idempotencyKeys")
      .values({ key, bodyHash, createdAt, status: null, reply: null, sender })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({ createdAt })
          .where("idempotencyKeys.status", "is", null)
          .where("idempotencyKeys.bodyHash", "=", bodyHash)
          .where("idempotencyKeys.createdAt", "<", abandonedBefore),
      )
      .returning("key")
      .executeTakeFirst();
    if (inserted) return { kind: "acquired" };
    const row = await db.selectFrom("idempotencyKeys").selectAll().where("key", "=", key).executeTakeFirst();
    // The other request released its key meanwhile. It is reported as running, so that the client retries.
    if (!row) return { kind: "running" };
    if (row.bodyHash !== bodyHash) return { kind: "mismatch" };
    if (row.status === null || row.reply === null) return { kind: "running" };
    return { kind: "stored", stored: { status: row.status, reply: row.reply } };
  },

  save: async (key, stored) => {
    await db
      .updateTable("idempotencyKeys")
      .set({ ...stored, bytes: stored.reply.length })
      .where("key", "=", key)
      .execute();
  },

  release: async (key) => {
    await db.deleteFrom("idempotencyKeys").where("key", "=", key).where("status", "is", null).execute();
  },

  removeOlderThan: async (time) => {
    await db.deleteFrom("idempotencyKeys").where("createdAt", "<", time).execute();
  },

  removeBeyond: async (maxBytesPerSender) => {
    // Sums from the newest to the oldest, so that the oldest are removed. Requests in progress have no reply and stay.
    await sql`delete from idempotency_keys where status is not null and key in (
      select key from (
        select key, sum(bytes + ${ROW_BYTES}) over (partition by sender order by created_at desc, key) as total
        from idempotency_keys where sender is not null
      ) as counted where total > ${maxBytesPerSender})`.execute(db);
  },
});
