import { sql } from "kysely";
import type { Batches, MadeTile } from "../../../ports/print/Batches.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";

const COLUMNS = [
  "id",
  "day",
  "number",
  "closedAt",
  "closedBy",
  "completedAt",
  "printedAt",
  "printedBy",
  "removedAt",
  "lastFault",
] as const;

const TILE_COLUMNS = [
  "printJobs.id as jobId",
  "printJobs.orderId",
  "printJobs.replacementId",
  "printJobs.lineId",
  "printJobs.tile",
  "printJobs.pieces",
  "printJobs.state",
  "printJobs.lastFault",
  "printJobs.createdAt",
] as const;

const isOpenState = <Row extends { readonly state: string }>(
  row: Row,
): row is Row & { readonly state: MadeTile["state"] } => row.state !== "cancelled";

export const batches = (db: Database): Batches => {
  const select = () => db.selectFrom("batches").select(COLUMNS);
  const updateLeased = (id: string, leaseId: string) =>
    db.updateTable("batches").where("id", "=", id).where("leaseId", "=", leaseId);

  return {
    lock: async () => {
      await sql`lock table batches in share row exclusive mode`.execute(db);
    },

    findOpenTiles: async (now) => {
      const rows = await db
        .selectFrom("printJobs")
        .innerJoin("orders", "orders.id", "printJobs.orderId")
        .innerJoin("payments", "payments.id", "orders.paymentId")
        .leftJoin("replacements", "replacements.id", "printJobs.replacementId")
        .select(TILE_COLUMNS)
        .where("printJobs.batchId", "is", null)
        .where("printJobs.state", "!=", "cancelled")
        .where("printJobs.printableFrom", "<=", now)
        .where("orders.heldAt", "is", null)
        .where("payments.stoppedAt", "is", null)
        .where((eb) =>
          eb.or([
            eb.and([
              eb("printJobs.replacementId", "is", null),
              eb("orders.status", "in", ["placed", "in_production"]),
            ]),
            eb("replacements.state", "=", "in_production"),
          ]),
        )
        .orderBy("printJobs.createdAt")
        .orderBy("printJobs.id")
        .execute();
      return rows.filter(isOpenState);
    },

    findTiles: async (batchId) => {
      const rows = await db
        .selectFrom("printJobs")
        .select(TILE_COLUMNS)
        .where("batchId", "=", batchId)
        .orderBy("printJobs.createdAt")
        .orderBy("printJobs.id")
        .execute();
      return rows.filter(isOpenState);
    },

    findByRequest: (requestKey) => select().where("requestKey", "=", requestKey).executeTakeFirst(),

    close: async ({ day, closedAt, ...batch }, jobIds) => {
      await db
        .insertInto("batches")
        .values(({ selectFrom }) => ({
          ...batch,
          day,
          closedAt,
          dueAt: closedAt,
          number: selectFrom("batches as earlier")
            .select(({ eb, fn, val }) => eb(fn.coalesce(fn.max("earlier.number"), val(0)), "+", 1).as("next"))
            .where("earlier.day", "=", day),
        }))
        .execute();
      await db
        .updateTable("printJobs")
        .set({ batchId: batch.id })
        .where("id", "=", sql<string>`any(${jobIds})`)
        .where("batchId", "is", null)
        .where("state", "=", "done")
        .execute();
    },

    find: (id) => select().where("id", "=", id).executeTakeFirst(),

    list: async (limit) => {
      const rows = await select()
        .select((batch) => [
          batch
            .selectFrom("printJobs")
            .select((eb) => eb.fn.countAll<number>().as("count"))
            .whereRef("printJobs.batchId", "=", "batches.id")
            .as("prints"),
          batch
            .selectFrom("reprints")
            .select((eb) => eb.fn.countAll<number>().as("count"))
            .whereRef("reprints.batchId", "=", "batches.id")
            .as("spoilt"),
        ])
        .orderBy("closedAt", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        ...row,
        prints: Number(row.prints ?? 0),
        spoilt: Number(row.spoilt ?? 0),
      }));
    },

    claim: (now, lease) =>
      db
        .updateTable("batches")
        .set((set) => ({ leaseId: lease.id, dueAt: lease.ends, tries: set("tries", "+", 1) }))
        .where("id", "=", (select) =>
          selectDueIds(select.selectFrom("batches").select("id"), { dueAt: "dueAt", now }),
        )
        .returning(["id", "tries as attempts"])
        .executeTakeFirst(),

    complete: async (id, leaseId, completedAt) => {
      await updateLeased(id, leaseId)
        .set({ dueAt: null, leaseId: null, tries: 0, lastFault: null, completedAt })
        .execute();
    },

    retryAt: async (id, leaseId, { at, error }) => {
      await updateLeased(id, leaseId).set({ dueAt: at, leaseId: null, lastFault: error }).execute();
    },

    markPrinted: async (id, { at, name }) => {
      const marked = await db
        .updateTable("batches")
        .set({ printedAt: at, printedBy: name })
        .where("id", "=", id)
        .where("printedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return marked !== undefined;
    },

    findToRemove: (closedBefore, limit) =>
      select()
        .where("removedAt", "is", null)
        .where("closedAt", "<", closedBefore)
        .orderBy("closedAt")
        .limit(limit)
        .execute(),

    markRemoved: async (id, removedAt) => {
      await db.updateTable("batches").set({ removedAt, dueAt: null }).where("id", "=", id).execute();
    },
  };
};
