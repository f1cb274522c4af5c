import type { PhotoRecords } from "../../ports/PhotoRecords.ts";
import type { Database } from "./connect.ts";

export const photoRecords = (db: Database): PhotoRecords => ({
  insert: async (record) => {
    await db
      .insertInto("photos")
      .values(record)
      .onConflict((conflict) => conflict.column("assetId").doNothing())
      .execute();
  },

  find: (assetId) => db.selectFrom("photos").selectAll().where("assetId", "=", assetId).executeTakeFirst(),
});
