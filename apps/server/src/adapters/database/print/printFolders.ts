import type { PrintFolders } from "../../../ports/print/PrintFolders.ts";
import type { Database } from "../engine/connect.ts";

export const printFolders = (db: Database): PrintFolders => {
  const held = (orderId: string, leaseId: string) =>
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
        .where("orderId", "=", (select) =>
          select
            .selectFrom("printFolders")
            .select("orderId")
            .where("dueAt", "<=", now)
            .orderBy("dueAt")
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(["orderId", "tries"])
        .executeTakeFirst(),

    packAgain: async (orderId, dueAt) => {
      await db
        .updateTable("printFolders")
        .set({ dueAt, leaseId: null, tries: 0 })
        .where("orderId", "=", orderId)
        .execute();
    },

    settle: async (orderId, leaseId) => {
      const settled = held(orderId, leaseId).set({ dueAt: null, leaseId: null, tries: 0, lastFault: null });
      return (await settled.executeTakeFirst()) !== undefined;
    },

    tryAgain: async (orderId, leaseId, { at, fault }) => {
      const again = held(orderId, leaseId).set({ dueAt: at, leaseId: null, lastFault: fault });
      return (await again.executeTakeFirst()) !== undefined;
    },
  };
};
