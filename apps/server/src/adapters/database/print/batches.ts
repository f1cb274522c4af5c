import { sql } from "kysely";
import type { Batches, MadeTile } from "../../../ports/print/Batches.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";
import { IS_PRINTED } from "./isPrinted.ts";

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
  "undoUntil",
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

const WAITS_FOR_ANSWER = sql<boolean>`(orders.status = 'placed' and orders.waiting_since is not null)`;

const isOpenState = <Row extends { readonly state: string }>(
  row: Row,
): row is Row & { readonly state: MadeTile["state"] } => row.state !== "cancelled";

export const batches = (db: Database): Batches => {
  const select = () => db.selectFrom("batches").select(COLUMNS);
  const updateLeased = (id: string, leaseId: string) =>
    db.updateTable("batches").where("id", "=", id).where("leaseId", "=", leaseId);

  /** Selects prints of orders and replacements that are still to be made and that nothing holds back. */
  const selectOpen = (now: Date) =>
    db
      .selectFrom("printJobs")
      .innerJoin("orders", "orders.id", "printJobs.orderId")
      .innerJoin("payments", "payments.id", "orders.paymentId")
      .leftJoin("replacements", "replacements.id", "printJobs.replacementId")
      // Orders that are still to be made are read first: otherwise a shop that makes no batches reads every
      // print it has.
      .where("printJobs.orderId", "in", (eb) =>
        eb
          .selectFrom("orders as made")
          .select("made.id")
          .where("made.status", "in", ["placed", "in_production"])
          .union(
            eb
              .selectFrom("replacements as again")
              .select(({ ref }) => ref("again.orderId").$notNull().as("id"))
              .where("again.state", "=", "in_production"),
          ),
      )
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
      );

  return {
    lock: async () => {
      await sql`lock table batches in share row exclusive mode`.execute(db);
    },

    findOpenTiles: async (now) => {
      const rows = await selectOpen(now)
        .select(TILE_COLUMNS)
        .select(WAITS_FOR_ANSWER.as("waitsForAnswer"))
        .where("printJobs.batchId", "is", null)
        .orderBy("printJobs.createdAt")
        .orderBy("printJobs.id")
        .execute();
      return rows.filter(isOpenState);
    },

    countToPrint: async (now) => {
      const { prints } = await selectOpen(now)
        .select((eb) => eb.fn.countAll<number>().as("prints"))
        .where("printJobs.state", "=", "done")
        .where(({ not }) => not(WAITS_FOR_ANSWER))
        .where(({ not }) => not(IS_PRINTED))
        .executeTakeFirstOrThrow();
      return Number(prints);
    },

    findTiles: async (batchId) => {
      const rows = await db
        .selectFrom("printJobs")
        .innerJoin("orders", "orders.id", "printJobs.orderId")
        .select(TILE_COLUMNS)
        .select(WAITS_FOR_ANSWER.as("waitsForAnswer"))
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

    find: (id) => select().where("id", "=", id).where("undoneAt", "is", null).executeTakeFirst(),

    list: async ({ offset, limit }) => {
      const { total } = await db
        .selectFrom("batches")
        .select((select) => select.fn.countAll<number>().as("total"))
        .where("undoneAt", "is", null)
        .executeTakeFirstOrThrow();
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
        .where("undoneAt", "is", null)
        .orderBy("closedAt", "desc")
        .orderBy("id")
        .offset(offset)
        .limit(limit)
        .execute();
      const items = rows.map((row) => ({
        ...row,
        prints: Number(row.prints ?? 0),
        spoilt: Number(row.spoilt ?? 0),
      }));
      return { items, total: Number(total) };
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

    markPrinted: async (id, { at, name, undoUntil }) => {
      const marked = await db
        .updateTable("batches")
        .set({ printedAt: at, printedBy: name, undoUntil })
        .where("id", "=", id)
        .where("printedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return marked !== undefined;
    },

    unmarkPrinted: async (id) => {
      const unprinted = { printedAt: null, printedBy: null, undoUntil: null };
      await db.updateTable("batches").set(unprinted).where("id", "=", id).execute();
    },

    undoClosing: async (id, undoneAt) => {
      await db.updateTable("printJobs").set({ batchId: null }).where("batchId", "=", id).execute();
      const undone = { undoneAt, undoUntil: null, dueAt: null, leaseId: null };
      await db.updateTable("batches").set(undone).where("id", "=", id).execute();
    },

    findToRemove: (closedBefore, limit) =>
      select()
        .where("removedAt", "is", null)
        .where((batch) => batch.or([batch("closedAt", "<", closedBefore), batch("undoneAt", "is not", null)]))
        .orderBy("closedAt")
        .limit(limit)
        .execute(),

    markRemoved: async (id, removedAt) => {
      await db.updateTable("batches").set({ removedAt, dueAt: null }).where("id", "=", id).execute();
    },
  };
};
