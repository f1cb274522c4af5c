import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Stock } from "../../../ports/stock/Stock.ts";
import type { Database } from "../engine/connect.ts";
import { parseStoredLine } from "../engine/storedDesign.ts";

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

    findUnsentOrders: async (sites, limit) => {
      if (sites.length === 0) return [];
      const rows = await db
        .selectFrom("orders")
        .select(["orders.id", "number", "site"])
        .select((order) => [
          jsonArrayFrom(
            order
              .selectFrom("orderLines")
              .select("line")
              .whereRef("orderLines.orderId", "=", "orders.id")
              .orderBy("place"),
          ).as("lines"),
        ])
        .where("orders.status", "in", ["awaiting_photos", "placed", "in_production"])
        .where("orders.site", "in", sites)
        .orderBy("orders.createdAt")
        .orderBy("orders.id")
        .limit(limit)
        .execute();
      return rows.map(({ lines, ...order }) => ({
        ...order,
        designs: lines.map(({ line }) => parseStoredLine(line).design),
      }));
    },

    lock: async (site, item) => {
      // A row that does not exist cannot be locked, so this locks the item's name.
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
