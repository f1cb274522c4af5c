import { sql } from "kysely";
import type { StorageBudgets, StoredContentKind } from "../../../ports/photos/StorageBudgets.ts";
import type { Clock } from "../../../ports/platform/Clock.ts";
import type { Database } from "../engine/connect.ts";

type StorageBudgetsOptions = {
  readonly clock: Clock;
  readonly limitOf: (
    sender: string,
    kind: StoredContentKind,
  ) => { readonly capacityBytes: number; readonly bytesPerMinute: number };
};

/** Longer than any budget needs to refill. */
const REFILLED_AFTER = sql`interval '1 hour'`;

/** Budgets as rows. One statement drains, checks and adds, so concurrent requests cannot exceed a limit together. */
export const storageBudgets = (db: Database, { clock, limitOf }: StorageBudgetsOptions): StorageBudgets => ({
  reserve: async (sender, kind, bytes, headroomBytes = 0) => {
    const now = clock.now();
    const key = `${kind} ${sender}`;
    const { capacityBytes, bytesPerMinute } = limitOf(sender, kind);
    const maxBytes = capacityBytes - headroomBytes;
    const stillUsedBytes = sql<number>`greatest(0, storage_budgets.used_bytes - ${bytesPerMinute / 60}::float8
      * greatest(0, extract(epoch from ${now}::timestamptz - storage_budgets.counted_at)::float8))`;
    const taken = await db
      .insertInto("storageBudgets")
      .values({ key, usedBytes: Math.ceil(bytes), countedAt: now })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({
            usedBytes: sql<number>`ceil(${stillUsedBytes} + ${bytes}::float8)::bigint`,
            countedAt: now,
          })
          .where(sql<boolean>`${stillUsedBytes} + ${bytes}::float8 <= ${maxBytes}::float8`),
      )
      .returning("key")
      .executeTakeFirst();
    if (taken) return { kind: "reserved" };
    const used = await db
      .selectFrom("storageBudgets")
      .select(stillUsedBytes.as("bytes"))
      .where("key", "=", key)
      .executeTakeFirst();
    const excess = Number(used?.bytes ?? 0) + bytes - maxBytes;
    return { kind: "exhausted", retryAfterSeconds: Math.max(1, Math.ceil((excess / bytesPerMinute) * 60)) };
  },

  removeRefilled: async () => {
    await db
      .deleteFrom("storageBudgets")
      .where("countedAt", "<", sql<Date>`${clock.now()}::timestamptz - ${REFILLED_AFTER}`)
      .execute();
  },
});
