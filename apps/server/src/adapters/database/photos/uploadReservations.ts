import { sql } from "kysely";
import type { QuotaHolder, UploadReservations } from "../../../ports/photos/UploadReservations.ts";
import type { Database } from "../engine/connect.ts";

/** Uses exactly the expression for which migration 0018 has an index. */
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
      .select(({ fn }) => [
        fn.countAll<number>().as("files"),
        fn.sum<number | null>(fn.coalesce("storedBytes", "bytes")).as("bytes"),
      ])
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
      // Skips reservations whose photo exists already (left by a crashed process): it would count twice.
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

  /**
   * Locks the holders until the end of the transaction. All transactions use the same order, in which the
   * holders are returned.
   */
  const lockHolders = async <Holder extends { readonly id: string }>(
    transaction: Database,
    holders: readonly Holder[],
  ) => {
    const sorted = holders.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id } of sorted) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
    }
    return sorted;
  };

  /** Returns whether this many more files and bytes would exceed the quota. */
  const isOverQuota = async (
    transaction: Database,
    holder: QuotaHolder,
    added: { readonly files: number; readonly bytes: number; readonly now: Date },
  ): Promise<boolean> => {
    const exceeds = async (includeOrdered: boolean) => {
      const usage = await countUsage(transaction, holder, added.now, { includeOrdered });
      return usage.files + added.files > holder.maxFiles || usage.bytes + added.bytes > holder.maxBytes;
    };
    // Ordered photos are paid for and do not count. They are looked up only when the quota would be exceeded.
    return (await exceeds(true)) && (await exceeds(false));
  };

  return {
    reserve: ({ assetId, bytes, now, endsAt }, quotaHolders) =>
      db.transaction().execute(async (transaction) => {
        const holders = await lockHolders(transaction, quotaHolders);
        for (const holder of holders) {
          if (await isOverQuota(transaction, holder, { files: 1, bytes, now }))
            return { kind: "quotaExceeded", holderId: holder.id } as const;
        }
        const rows = holders.map(({ id: sharer, maxBytes }) => ({
          assetId,
          sharer,
          bytes,
          endsAt,
          maxBytes,
        }));
        await transaction.insertInto("uploadShares").values(rows).execute();
        return { kind: "reserved" } as const;
      }),

    update: (assetId, bytes, now) =>
      db.transaction().execute(async (transaction) => {
        const shares = await transaction
          .selectFrom("uploadShares")
          .select(["sharer as id", "bytes", "maxBytes"])
          .where("assetId", "=", assetId)
          .where("endsAt", ">", now)
          .execute();
        for (const { id, bytes: reserved, maxBytes } of await lockHolders(transaction, shares)) {
          // This reservation is older than the column for the quota.
          if (maxBytes === null) continue;
          const holder = { id, maxFiles: Number.POSITIVE_INFINITY, maxBytes: Number(maxBytes) };
          const added = { files: 0, bytes: bytes - Number(reserved), now };
          // Fewer bytes than were reserved always fit.
          if (added.bytes > 0 && (await isOverQuota(transaction, holder, added)))
            return { kind: "quotaExceeded", holderId: id } as const;
        }
        await transaction.updateTable("uploadShares").set({ bytes }).where("assetId", "=", assetId).execute();
        return { kind: "reserved" } as const;
      }),

    release: async (assetId, holderId) => {
      await db
        .deleteFrom("uploadShares")
        .where("assetId", "=", assetId)
        .where("sharer", "=", holderId)
        .execute();
    },

    removeExpired: async (now) => {
      await db.deleteFrom("uploadShares").where("endsAt", "<=", now).execute();
    },
  };
};
