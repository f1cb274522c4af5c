import { sql } from "kysely";
import type { PhotoShares, Sharer } from "../../../ports/photos/PhotoShares.ts";
import type { Database } from "../engine/connect.ts";

/** By the expression of which there is an index (migration 0018). */
const IS_IN_NO_ORDER = sql<boolean>`not exists (
  select from order_lines where jsonb_path_query_array(line, '$.design.photos[*].handle') ? photos.asset_id
)`;

/** Shares as rows; whoever takes one holds its sharer's lock until the transaction ends. */
export const photoShares = (db: Database): PhotoShares => {
  const countOf = async (
    transaction: Database,
    { id }: Sharer,
    now: Date,
    { orderedToo }: { readonly orderedToo: boolean },
  ) => {
    const photos = await transaction
      .selectFrom("photos")
      .select(({ fn }) => [fn.countAll<number>().as("files"), fn.sum<number | null>("bytes").as("bytes")])
      .where("uploader", "=", id)
      .where("unwantedAt", "is", null)
      .$if(!orderedToo, (query) => query.where(IS_IN_NO_ORDER))
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
          const isFull = async (orderedToo: boolean): Promise<boolean> => {
            const taken = await countOf(transaction, sharer, now, { orderedToo });
            return taken.files + 1 > sharer.mostFiles || taken.bytes + bytes > sharer.mostBytes;
          };
          // What was ordered is paid for and does not count; that is looked up only where it matters.
          if ((await isFull(true)) && (await isFull(false))) {
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
