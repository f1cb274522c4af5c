import type { OrderEvents } from "../../../ports/orders/OrderEvents.ts";
import type { Database } from "../engine/connect.ts";

export const orderEvents = (db: Database): OrderEvents => ({
  add: async (event) => {
    const added = await db
      .insertInto("orderEvents")
      .values(event)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    return added !== undefined;
  },

  findByOrder: (orderId) =>
    db
      .selectFrom("orderEvents")
      .select(["id", "orderId", "at", "kind", "actorId", "actorName", "text"])
      .where("orderId", "=", orderId)
      .orderBy("place")
      .execute(),
});
