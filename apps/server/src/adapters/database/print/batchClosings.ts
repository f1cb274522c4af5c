import type { BatchClosings } from "../../../ports/print/BatchClosings.ts";
import type { Database } from "../engine/connect.ts";

/** The table has one row for the shop. */
const ONLY_ROW_ID = 1;

export const batchClosings = (db: Database): BatchClosings => ({
  find: () =>
    db
      .selectFrom("batchClosing")
      .select(["version", "atHour", "atPieces", "isByAge", "site", "hourDoneAt"])
      .where("id", "=", ONLY_ROW_ID)
      .executeTakeFirst(),

  save: async ({ atHour, atPieces, isByAge, site, hourDoneAt }, expectedVersion) => {
    const values = { atHour, atPieces, isByAge, site, hourDoneAt, version: expectedVersion + 1 };
    const saved =
      expectedVersion === 0
        ? await db
            .insertInto("batchClosing")
            .values({ id: ONLY_ROW_ID, ...values })
            .onConflict((conflict) => conflict.column("id").doNothing())
            .returning("id")
            .executeTakeFirst()
        : await db
            .updateTable("batchClosing")
            .set(values)
            .where("id", "=", ONLY_ROW_ID)
            .where("version", "=", expectedVersion)
            .returning("id")
            .executeTakeFirst();
    return saved !== undefined;
  },

  markHourDone: async (hourDoneAt) => {
    await db.updateTable("batchClosing").set({ hourDoneAt }).where("id", "=", ONLY_ROW_ID).execute();
  },
});
