import type { PhotoRecords } from "../../ports/PhotoRecords.ts";
import type { Database } from "./connect.ts";
import { type Slots, statement } from "./statement.ts";

const FIND = statement(({ assetId }: Slots<{ assetId: string }>, db) =>
  db.selectFrom("photos").selectAll().where("assetId", "=", assetId),
);

export const photoRecords = (db: Database): PhotoRecords => ({
  insert: async (record) => {
    await db
      .insertInto("photos")
      .values(record)
      .onConflict((conflict) => conflict.column("assetId").doNothing())
      .execute();
  },

  find: (assetId) => FIND.first(db, { assetId }),
});
