import type { PrintFolders } from "../../../ports/print/PrintFolders.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";

export const printFolders = (db: Database): PrintFolders => {
  const updateLeased = (orderId: string, leaseId: string) =>
    db
      .updateTable("printFolders")
      .where("orderId", "=", orderId)
      .where("leaseId", "=", leaseId)
      .returning("orderId");

  return {
    claim: (now, lease) =>
      db
        .updateTable("printFolders")
        .set((set) => ({ leaseId: lease.id, dueAt: lease.ends, tries: set("tries", "+", 1) }))
        .where("workId", "=", (select) =>
          selectDueIds(select.selectFrom("printFolders").select("workId"), { dueAt: "dueAt", now }),
        )
        .returning(["orderId", "replacementId", "tries as attempts"])
        .executeTakeFirst(),

    markDue: async (orderId, dueAt) => {
      await db
        .updateTable("printFolders")
        .set({ dueAt, leaseId: null, tries: 0 })
        .where("orderId", "=", orderId)
        .execute();
    },

    settle: async (orderId, leaseId) => {
      const settled = updateLeased(orderId, leaseId).set({
        dueAt: null,
        leaseId: null,
        tries: 0,
        lastFault: null,
      });
      return (await settled.executeTakeFirst()) !== undefined;
    },

    retryAt: async (orderId, leaseId, { at, error }) => {
      const rescheduled = updateLeased(orderId, leaseId).set({ dueAt: at, leaseId: null, lastFault: error });
      return (await rescheduled.executeTakeFirst()) !== undefined;
    },
  };
};
