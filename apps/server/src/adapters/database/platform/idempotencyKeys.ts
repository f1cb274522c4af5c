import type { IdempotencyKeys } from "../../../ports/platform/IdempotencyKeys.ts";
import type { Database } from "../engine/connect.ts";

export const idempotencyKeys = (db: Database): IdempotencyKeys => ({
  begin: async (key, bodyHash, createdAt, abandonedBefore) => {
    const inserted = await db
      .insertInto("idempotencyKeys")
      .values({ key, bodyHash, createdAt, status: null, reply: null })
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
    // Deleted meanwhile: the other request was rejected and changed nothing, so the caller tries again.
    if (!row) return { kind: "running" };
    if (row.bodyHash !== bodyHash) return { kind: "mismatch" };
    if (row.status === null || row.reply === null) return { kind: "running" };
    return { kind: "stored", stored: { status: row.status, reply: row.reply } };
  },

  save: async (key, stored) => {
    await db.updateTable("idempotencyKeys").set(stored).where("key", "=", key).execute();
  },

  release: async (key) => {
    await db.deleteFrom("idempotencyKeys").where("key", "=", key).where("status", "is", null).execute();
  },

  removeOlderThan: async (time) => {
    await db.deleteFrom("idempotencyKeys").where("createdAt", "<", time).execute();
  },
});
