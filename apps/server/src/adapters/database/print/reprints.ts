import type { Reprints } from "../../../ports/print/Reprints.ts";
import type { Database } from "../engine/connect.ts";

export const reprints = (db: Database): Reprints => {
  const select = () => db.selectFrom("reprints").selectAll();
  return {
    add: async (reprint) => {
      await db.insertInto("reprints").values(reprint).execute();
    },
    find: (id) => select().where("id", "=", id).executeTakeFirst(),
    findByOrder: (orderId) => select().where("orderId", "=", orderId).orderBy("at").orderBy("id").execute(),
    findByBatch: (batchId) => select().where("batchId", "=", batchId).orderBy("at").orderBy("id").execute(),
  };
};
