import type { CdnPurges } from "../../../ports/cdn/CdnPurges.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";

export const cdnPurges = (db: Database): CdnPurges => ({
  add: async ({ id, addresses, createdAt }) => {
    await db
      .insertInto("cdnPurges")
      .values({ id, addresses: JSON.stringify(addresses), createdAt, nextTryAt: createdAt })
      .execute();
  },

  claim: (now, leaseEnds) =>
    db
      .updateTable("cdnPurges")
      .set((purge) => ({ nextTryAt: leaseEnds, attempts: purge("attempts", "+", 1) }))
      .where("id", "=", (select) =>
        selectDueIds(select.selectFrom("cdnPurges").select("id"), { dueAt: "nextTryAt", now }),
      )
      .returning(["id", "addresses", "createdAt", "attempts"])
      .executeTakeFirst(),

  retryAt: async (id, nextTryAt, lastError) => {
    await db.updateTable("cdnPurges").set({ nextTryAt, lastError }).where("id", "=", id).execute();
  },

  remove: async (id) => {
    await db.deleteFrom("cdnPurges").where("id", "=", id).execute();
  },

  removeAddedBefore: async (time) => {
    await db.deleteFrom("cdnPurges").where("createdAt", "<", time).execute();
  },
});
