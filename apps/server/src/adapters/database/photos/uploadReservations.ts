import { sql } from "kysely";
import type { QuotaHolder, UploadReservations } from "../../../ports/photos/UploadReservations.ts";
import type { Database } from "../engine/connect.ts";

/** Uses exactly the expression that migration 0018 has an index for. */
const IS_NOT_ORDERED = sql<boolean>`not exists (
  select from order_lines where jsonb_path_query_array(line, '$.design.photos[*].handle') ? photos.asset_id
)`;

/** Reservations as rows. A transaction that makes one holds an advisory lock of each quota holder until it ends. */
export const uploadReservations = (db: Database): UploadReservations => {
  const countUsage = async (
    transaction: Database,
    { id }: QuotaHolder,
    now: Date,
    { includeOrdered }: { readonly includeOrdered: boolean },
  ) => {
    const photos = await transaction
      .selectFrom("photos")
      .select(({ fn }) => [fn.countAll<number>().as("files"), fn.sum<number | null>("bytes").as("bytes")])
      .where("uploader", "=", id)
      .where("unwantedAt", "is", null)
      .$if(!includeOrdered, (query) => query.where(IS_NOT_ORDERED))
      .executeTakeFirstOrThrow();
    const reservations = await transaction
      .selectFrom("uploadShares as share")
      .select(({ fn }) => [
        fn.countAll<number>().as("files"),
        fn.sum<number | null>("share.bytes").as("bytes"),
      ])
      .where("sharer", "=", id)
      .where("endsAt", ">", now)
      // A process that died after inserting the photo left its reservation: the photo is already counted.
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
      files: Number(photos.files) + Number(reservations.files),
      bytes: Number(photos.bytes) + Number(reservations.bytes),
    };
  };

  return {
    reserve: ({ assetId, bytes, now, endsAt }, quotaHolders) =>
      db.transaction().execute(async (transaction) => {
        // All transactions lock in the same order, so that no two wait for each other.
        const holders = quotaHolders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
        for (const { id } of holders) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
        }
        for (const holder of holders) {
          const isOverQuota = async (includeOrdered: boolean): Promise<boolean> => {
            const usage = await countUsage(transaction, holder, now, { includeOrdered });
            return usage.files + 1 > holder.maxFiles || usage.bytes + bytes > holder.maxBytes;
          };
          // Ordered photos are paid for and do not count. They are looked up only when the quota would be exceeded.
          if ((await isOverQuota(true)) && (await isOverQuota(false))) {
            return { kind: "quotaExceeded", holderId: holder.id } as const;
          }
        }
        const rows = holders.map(({ id: sharer }) => ({ assetId, sharer, bytes, endsAt }));
        await transaction.insertInto("uploadShares").values(rows).execute();
        return { kind: "reserved" } as const;
      }),

    release: async (assetId, sharer) => {
      await db
        .deleteFrom("uploadShares")
        .where("assetId", "=", assetId)
        .where("sharer", "=", sharer)
        .execute();
    },

    removeExpired: async (now) => {
      await db.deleteFrom("uploadShares").where("endsAt", "<=", now).execute();
    },
  };
};
