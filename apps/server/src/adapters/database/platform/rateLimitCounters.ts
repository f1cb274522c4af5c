import { sql } from "kysely";
import type { RateLimitCounters } from "../../../ports/platform/RateLimitCounters.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import type { Schema } from "../schema/schema.ts";

type WindowsParams = {
  readonly keys: readonly string[];
  readonly restartCounts: readonly (number | null)[];
  readonly ends: readonly Date[];
  readonly now: Date;
};

/** Counts a request in its windows; when the count reaches `pauses_after`, the window restarts. */
const ADD = statement(({ keys, restartCounts, ends, now }: Params<WindowsParams>, db) => {
  const isExpired = sql<boolean>`rate_counts.ends_at <= ${now}`;
  const isRestart = sql<boolean>`rate_counts.count = excluded.pauses_after`;
  return (
    db
      .insertInto("rateCounts")
      .columns(["key", "count", "pausesAfter", "endsAt"])
      // All requests lock their rows in the same order, that of `windows`: visitor, then address.
      .expression(
        sql<
          Schema["rateCounts"]
        >`select key, 1, pauses_after, ends_at from unnest(${keys}::text[], ${restartCounts}::integer[], ${ends}::timestamptz[]) with ordinality as counted (key, pauses_after, ends_at, place) order by place`,
      )
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${isExpired} then 1 else rate_counts.count + 1 end`,
          pausesAfter: sql<number | null>`excluded.pauses_after`,
          endsAt: sql<Date>`case when ${isExpired} or ${isRestart} then excluded.ends_at else rate_counts.ends_at end`,
        }),
      )
      .returning(["key", "count", "endsAt"])
  );
});

export const rateLimitCounters = (db: Database): RateLimitCounters => ({
  increment: async (windows, now) => {
    const rows = await ADD.all(db, {
      keys: windows.map(({ key }) => key),
      restartCounts: windows.map(({ restartAtCount }) => restartAtCount),
      ends: windows.map(({ windowMs }) => new Date(now.getTime() + windowMs)),
      now,
    });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return windows.map(({ key }) => {
      const row = byKey.get(key);
      // The message has no key: it would put a visitor's address into the log.
      if (!row) throw new Error("Cannot count a request: the database returned no row.");
      return row;
    });
  },

  decrement: async (keys, now) => {
    // One row for each statement: a statement that locks several rows would have to follow the order of
    // `increment`.
    for (const key of keys) {
      await db
        .updateTable("rateCounts")
        .set((row) => ({ count: row("count", "-", 1) }))
        .where("key", "=", key)
        .where("count", ">", 0)
        .where("endsAt", ">", now)
        .execute();
    }
  },

  removeExpired: async (now) => {
    await db.deleteFrom("rateCounts").where("endsAt", "<=", now).execute();
  },
});
