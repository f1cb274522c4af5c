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
  insert: async (record, storedBytes = record.bytes) => {
    await db
      .insertInto("photos")
      .values({ ...record, storedBytes, lookAt: record.createdAt })
      .onConflict((conflict) => conflict.column("assetId").doNothing())
      .execute();
  },

  addStoredBytes: async (assetId, bytes) => {
    await db
      .updateTable("photos")
      .set(({ eb, fn }) => ({ storedBytes: eb(fn.coalesce("storedBytes", "bytes"), "+", bytes) }))
      .where("assetId", "=", assetId)
      .execute();
    // The reservation of an address counts for a day, whatever happened to the photo.
    await db
      .updateTable("uploadShares")
      .set(({ eb }) => ({ bytes: eb("bytes", "+", bytes) }))
      .where("assetId", "=", assetId)
      .execute();
  },

  find: (assetId) => FIND.first(db, { assetId }),
});
