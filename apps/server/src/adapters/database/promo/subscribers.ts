import type { Subscribers } from "../../../ports/promo/Subscribers.ts";
import type { Database } from "../engine/connect.ts";

export const subscribers = (db: Database): Subscribers => ({
  insert: async (subscriber) => {
    const inserted = await db
      .insertInto("subscribers")
      .values(subscriber)
      .onConflict((conflict) => conflict.constraint("an_address_subscribes_once").doNothing())
      .returning("id")
      .executeTakeFirst();
    return inserted !== undefined;
  },

  find: (id) => db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst(),

  unsubscribe: async (token, unsubscribedAt) => {
    await db
      .updateTable("subscribers")
      .set({ unsubscribedAt })
      .where("token", "=", token)
      .where("unsubscribedAt", "is", null)
      .execute();
  },
});
