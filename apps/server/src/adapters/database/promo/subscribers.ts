import type { Subscribers } from "../../../ports/promo/Subscribers.ts";
import type { Database } from "../engine/connect.ts";

export const subscribers = (db: Database): Subscribers => ({
  request: async (subscriber, askedBefore) => {
    const { email, normalisedEmail, consentedAt, consentVersion } = subscriber;
    const row = await db
      .insertInto("subscribers")
      .values(subscriber)
      .onConflict((conflict) =>
        conflict
          .columns(["site", "mailboxKey"])
          .doUpdateSet({ email, normalisedEmail, consentedAt, consentVersion })
          .where("subscribers.confirmedAt", "is", null)
          .where("subscribers.unsubscribedAt", "is", null)
          .where("subscribers.consentedAt", "<=", askedBefore),
      )
      .returning("id")
      .executeTakeFirst();
    return row?.id;
  },

  find: (id) => db.selectFrom("subscribers").selectAll().where("id", "=", id).executeTakeFirst(),

  lockByToken: (token) =>
    db.selectFrom("subscribers").selectAll().where("token", "=", token).forUpdate().executeTakeFirst(),

  confirm: async (id, confirmedAt) => {
    await db.updateTable("subscribers").set({ confirmedAt }).where("id", "=", id).execute();
  },

  unsubscribe: async (token, unsubscribedAt) => {
    await db
      .updateTable("subscribers")
      .set({ unsubscribedAt })
      .where("token", "=", token)
      .where("unsubscribedAt", "is", null)
      .execute();
  },

  removeUnconfirmedSince: async (askedBefore) => {
    await db
      .deleteFrom("subscribers")
      .where("confirmedAt", "is", null)
      .where("unsubscribedAt", "is", null)
      .where("consentVersion", "is not", null)
      .where("consentedAt", "<", askedBefore)
      .execute();
  },
});
