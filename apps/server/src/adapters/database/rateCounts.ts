import { sql } from "kysely";
import type { RateCounts } from "../../ports/RateCounts.ts";
import type { Database } from "./connect.ts";

export const rateCounts = (db: Database): RateCounts => ({
  add: async (countings, now) => {
    const isOver = sql<boolean>`rate_counts.ends_at <= ${now}`;
    const pauses = sql<boolean>`rate_counts.count = excluded.pauses_after`;
    const rows = await db
      .insertInto("rateCounts")
      // Who locks several rows does so in the order of `countings`, which is the same for all: visitor, then address.
      .values(
        countings.map(({ key, windowMs, pausesAfter }) => ({
          key,
          count: 1,
          pausesAfter,
          endsAt: new Date(now.getTime() + windowMs),
        })),
      )
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else rate_counts.count + 1 end`,
          pausesAfter: sql<number | null>`excluded.pauses_after`,
          endsAt: sql<Date>`case when ${isOver} or ${pauses} then excluded.ends_at else rate_counts.ends_at end`,
        }),
      )
      .returning(["key", "count", "endsAt"])
      .execute();
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return countings.map(({ key }) => {
      const row = byKey.get(key);
      if (!row) throw new Error("a count was not written");
      return row;
    });
  },

  removeEnded: async (now) => {
    await db.deleteFrom("rateCounts").where("endsAt", "<=", now).execute();
  },
});
