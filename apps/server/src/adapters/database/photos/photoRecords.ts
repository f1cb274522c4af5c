import type { PhotoRecords } from "../../../ports/photos/PhotoRecords.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";

const FIND = statement(({ assetId }: Params<{ assetId: string }>, db) =>
  db
    .selectFrom("photos")
    .select([
      "assetId",
      "format",
      "width",
      "height",
      "bytes",
      "sha256",
      "createdAt",
      "uploader",
      "lastUsedAt",
    ])
    .where("assetId", "=", assetId)
    .where("unwantedAt", "is", null),
);

export const photoRecords = (db: Database): PhotoRecords => ({
  insert: async (record) => {
    await db
      .insertInto("photos")
      .values({ ...record, lookAt: record.createdAt })
      .onConflict((conflict) => conflict.column("assetId").doNothing())
      .execute();
  },

  find: (assetId) => FIND.first(db, { assetId }),
});
