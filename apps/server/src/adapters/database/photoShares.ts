import { sql } from "kysely";
import type { PhotoShares, Sharer } from "../../ports/PhotoShares.ts";
import type { Database } from "./connect.ts";

/** Shares as rows; whoever takes one holds its sharer's lock until the transaction ends. */
export const photoShares = (db: Database): PhotoShares => {
  const countOf = async (transaction: Database, { id }: Sharer, now: Date) => {
    const photos = await transaction
      .selectFrom("photos")
      .select(({ fn }) => [fn.countAll<number>().as("files"), fn.sum<number | null>("bytes").as("bytes")])
      .where("uploader", "=", id)
      .where("unwantedAt", "is", null)
      .executeTakeFirstOrThrow();
    const shares = await transaction
      .selectFrom("uploadShares as share")
      .select(({ fn }) => [
        fn.countAll<number>().as("files"),
        fn.sum<number | null>("share.bytes").as("bytes"),
      ])
      .where("sharer", "=", id)
      .where("endsAt", ">", now)
      // A process that died behind the photo's row left its share.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("photos")
              .select("photos.assetId")
              .whereRef("photos.assetId", "=", "share.assetId")
              .whereRef("photos.uploader", "=", "share.sharer"),
          ),
        ),
      )
      .executeTakeFirstOrThrow();
    return {
      files: Number(photos.files) + Number(shares.files),
      bytes: Number(photos.bytes) + Number(shares.bytes),
    };
  };

  return {
    take: ({ assetId, bytes, now, endsAt }, of) =>
      db.transaction().execute(async (transaction) => {
        // In one order for all, so that no two wait for each other.
        const sharers = of.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        for (const { id } of sharers) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
        }
        for (const sharer of sharers) {
          const taken = await countOf(transaction, sharer, now);
          if (taken.files + 1 > sharer.mostFiles || taken.bytes + bytes > sharer.mostBytes) {
            return { kind: "full", sharer: sharer.id } as const;
          }
        }
        const rows = sharers.map(({ id: sharer }) => ({ assetId, sharer, bytes, endsAt }));
        await transaction.insertInto("uploadShares").values(rows).execute();
        return { kind: "taken" } as const;
      }),

    giveBack: async (assetId, sharer) => {
      await db
        .deleteFrom("uploadShares")
        .where("assetId", "=", assetId)
        .where("sharer", "=", sharer)
        .execute();
    },

    removeEnded: async (now) => {
      await db.deleteFrom("uploadShares").where("endsAt", "<=", now).execute();
    },
  };
};
