import { sql } from "kysely";
import type { Stock } from "../../../ports/stock/Stock.ts";
import type { Database } from "../engine/connect.ts";

export const stock = (db: Database): Stock => {
  const shortages = db
    .selectFrom("stockShortages")
    .select([
      "site",
      "item",
      "changedAt",
      "changedBy",
      sql<string | null>`expected_on::text`.as("expectedOn"),
    ]);
  return {
    list: () => shortages.orderBy("changedAt").orderBy("site").orderBy("item").execute(),

    lock: async (site, item) => {
      // A row that is not there cannot be locked, so the name of the item is.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`stock ${site} ${item}`}, 0))`.execute(db);
      return shortages.where("site", "=", site).where("item", "=", item).executeTakeFirst();
    },

    save: async ({ site, item, ...content }) => {
      await db
        .insertInto("stockShortages")
        .values({ site, item, ...content })
        .onConflict((conflict) => conflict.columns(["site", "item"]).doUpdateSet(content))
        .execute();
    },

    remove: async (site, item) => {
      await db.deleteFrom("stockShortages").where("site", "=", site).where("item", "=", item).execute();
    },
  };
};
