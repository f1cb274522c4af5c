import type { OrderEmailChanges } from "../../../ports/orders/OrderEmailChanges.ts";
import type { Database } from "../engine/connect.ts";

export const orderEmailChanges = (db: Database): OrderEmailChanges => ({
  add: async (change) => {
    await db.insertInto("orderEmailChanges").values(change).execute();
  },

  find: (id) => db.selectFrom("orderEmailChanges").selectAll().where("id", "=", id).executeTakeFirst(),

  findTimesSince: async (orderId, since) => {
    const rows = await db
      .selectFrom("orderEmailChanges")
      .select("at")
      .where("orderId", "=", orderId)
      .where("at", ">", since)
      .orderBy("at")
      .execute();
    return rows.map(({ at }) => at);
  },

  removeBefore: async (time) => {
    await db.deleteFrom("orderEmailChanges").where("at", "<", time).execute();
  },
});
