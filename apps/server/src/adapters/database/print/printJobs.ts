import type { Verdict } from "@storywall/domain/crop/resolution.ts";
import type { PrintHoldReason } from "@storywall/domain/print/printHold.ts";
import { type ExpressionBuilder, sql } from "kysely";
import type { PrintJobRecord, PrintJobs } from "../../../ports/print/PrintJobs.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";
import { type Params, statement } from "../engine/statement.ts";
import type { Schema } from "../schema/schema.ts";
import { IS_PRINTED } from "./isPrinted.ts";

const COLUMNS = [
  "id",
  "orderId",
  "lineId",
  "tile",
  "state",
  "tries as attempts",
  "lastFault",
  "file",
  "replacementId",
  "pieces",
  "batchId",
  "ppi",
  "verdict",
  "holdReason",
  "releasedAt",
  "undoUntil",
] as const;

/** A time before all others: the queue takes what is due longest. */
const FIRST_IN_QUEUE = new Date(0);

type NewJobsParams = {
  readonly orderId: string;
  readonly ids: readonly string[];
  readonly lineIds: readonly string[];
  readonly tiles: readonly string[];
  readonly ppis: readonly (number | null)[];
  readonly verdicts: readonly (Verdict | null)[];
  readonly holdReasons: readonly (PrintHoldReason | null)[];
  readonly printableFrom: Date;
  readonly now: Date;
};

const ADD = statement((job: Params<NewJobsParams>, db) =>
  db
    .insertInto("printJobs")
    .columns([
      "id",
      "lineId",
      "tile",
      "orderId",
      "state",
      "ppi",
      "verdict",
      "holdReason",
      "printableFrom",
      "nextTryAt",
      "createdAt",
    ])
    .expression(
      sql<Schema["printJobs"]>`
        select id, line_id, tile, ${job.orderId}, case when hold_reason is null then 'waiting' else 'held' end,
          ppi, verdict, hold_reason,
          ${job.printableFrom}::timestamptz, ${job.printableFrom}::timestamptz, ${job.now}::timestamptz
        from unnest(
          ${job.ids}::text[], ${job.lineIds}::text[], ${job.tiles}::text[],
          ${job.ppis}::double precision[], ${job.verdicts}::text[], ${job.holdReasons}::text[]
        ) as job (id, line_id, tile, ppi, verdict, hold_reason)`,
    )
    .onConflict((conflict) => conflict.constraint("one_print_job_a_tile").doNothing()),
);

export const printJobs = (db: Database): PrintJobs => {
  const updateLeased = (id: string, leaseId: string) =>
    db
      .updateTable("printJobs")
      .where("id", "=", id)
      .where("leaseId", "=", leaseId)
      .where("state", "=", "waiting")
      .returning("id");
  const findByWork = (workId: string) =>
    db
      .selectFrom("printJobs")
      .select(COLUMNS)
      .select(IS_PRINTED.as("isPrinted"))
      .where("workId", "=", workId)
      .orderBy("id")
      .execute();
  const invalidateFolder = async (orderId: string, dueAt: Date): Promise<void> => {
    await db
      .updateTable("printFolders")
      .set({ dueAt, leaseId: null })
      .where("orderId", "=", orderId)
      .execute();
  };
  const isUpdated = (row: { id: string } | undefined): boolean => row !== undefined;

  return {
    addForOrder: (orderId, jobs, times) =>
      ADD.executePipelined(db, {
        orderId,
        ids: jobs.map(({ id }) => id),
        lineIds: jobs.map(({ lineId }) => lineId),
        tiles: jobs.map(({ tile }) => tile),
        ppis: jobs.map(({ ppi }) => ppi),
        verdicts: jobs.map(({ verdict }) => verdict),
        holdReasons: jobs.map(({ holdReason }) => holdReason),
        ...times,
      }),

    addForReplacement: async ({ orderId, replacementId, now }, jobs) => {
      const times = { printableFrom: now, nextTryAt: now, createdAt: now };
      await db
        .insertInto("printJobs")
        .values(jobs.map((job) => ({ ...job, orderId, replacementId, state: "waiting", ...times }) as const))
        .execute();
    },

    cancelForReplacement: async (replacementId, dueAt) => {
      await db
        .updateTable("printJobs")
        .set({ state: "cancelled", leaseId: null })
        .where("workId", "=", replacementId)
        .where("state", "in", ["waiting", "held", "failed"])
        .execute();
      await db
        .updateTable("printFolders")
        .set({ dueAt, leaseId: null })
        .where("workId", "=", replacementId)
        .execute();
    },

    reprint: async (id, pieces, dueAt) => {
      const again = { state: "waiting", leaseId: null, tries: 0, lastFault: null, batchId: null } as const;
      // The print was printed and reviewed, so its approval can no longer be undone.
      const final = { undoUntil: null, undoData: null };
      const restarted = await db
        .updateTable("printJobs")
        .set({ ...again, ...final, pieces, nextTryAt: FIRST_IN_QUEUE })
        .where("id", "=", id)
        .where("state", "=", "done")
        .returning("workId")
        .executeTakeFirst();
      if (!restarted) return false;
      await db
        .updateTable("printFolders")
        .set({ dueAt, leaseId: null, tries: 0 })
        .where("workId", "=", restarted.workId)
        .execute();
      return true;
    },

    cancelForOrder: async (orderId, dueAt) => {
      await db
        .updateTable("printJobs")
        .set({ state: "cancelled", leaseId: null })
        .where("orderId", "=", orderId)
        .where("state", "in", ["waiting", "held", "failed"])
        .execute();
      await invalidateFolder(orderId, dueAt);
    },

    restoreForOrder: async (orderId, jobs, dueAt) => {
      for (const [state, ofState] of Map.groupBy(jobs, (job) => job.state))
        await db
          .updateTable("printJobs")
          .set({ state })
          .where("orderId", "=", orderId)
          .where("state", "=", "cancelled")
          .where("id", "=", sql<string>`any(${ofState.map(({ id }) => id)})`)
          .execute();
      await invalidateFolder(orderId, dueAt);
    },

    stopForOrder: async (orderId, dueAt) => {
      await db
        .updateTable("printJobs")
        .set({ leaseId: null })
        .where("orderId", "=", orderId)
        .where("state", "=", "waiting")
        .execute();
      await invalidateFolder(orderId, dueAt);
    },

    restart: async ({ orderId, lineId, tile, ppi, verdict, holdReason }, from, now) => {
      await db
        .updateTable("printJobs")
        .set({
          state: holdReason === null ? "waiting" : "held",
          ppi,
          verdict,
          holdReason,
          releasedAt: null,
          undoUntil: null,
          undoData: null,
          batchId: null,
          leaseId: null,
          tries: 0,
          nextTryAt: from,
          lastFault: null,
        })
        .where("workId", "=", orderId)
        .where("lineId", "=", lineId)
        .where("tile", "=", tile)
        .where("state", "!=", "cancelled")
        .execute();
      await invalidateFolder(orderId, now);
    },

    release: async ({ orderId, lineId, tile }, at, undo) =>
      isUpdated(
        await db
          .updateTable("printJobs")
          .set({
            state: "waiting",
            releasedAt: at,
            undoUntil: undo?.until ?? null,
            undoData: undo?.withdrawn ? JSON.stringify(undo.withdrawn) : null,
          })
          .where("workId", "=", orderId)
          .where("lineId", "=", lineId)
          .where("tile", "=", tile)
          .where("state", "=", "held")
          .returning("id")
          .executeTakeFirst(),
      ),

    undoRelease: async ({ orderId, lineId, tile }, now) => {
      const released = await db
        .selectFrom("printJobs")
        .select(["id", "undoData"])
        .where("workId", "=", orderId)
        .where("lineId", "=", lineId)
        .where("tile", "=", tile)
        .where("state", "in", ["waiting", "done", "failed"])
        .where("undoUntil", ">", now)
        .where("batchId", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!released) return undefined;
      await db
        .updateTable("printJobs")
        .set((set) => ({
          state: "held",
          releasedAt: null,
          undoUntil: null,
          undoData: null,
          leaseId: null,
          // A lease that has ended must not delay the print after its next approval.
          nextTryAt: set.case().when("tries", ">", 0).then(now).else(set.ref("nextTryAt")).end(),
          tries: 0,
          lastFault: null,
        }))
        .where("id", "=", released.id)
        .execute();
      await invalidateFolder(orderId, now);
      return released.undoData;
    },

    cancelTile: async ({ orderId, lineId, tile }) => {
      await db
        .updateTable("printJobs")
        .set({ state: "cancelled", leaseId: null })
        .where("workId", "=", orderId)
        .where("lineId", "=", lineId)
        .where("tile", "=", tile)
        .where("state", "in", ["waiting", "held", "failed"])
        .execute();
    },

    findHeld: async (now, limit) => {
      // A sent order is no longer printed, whatever was still open about it. Its replacements are.
      const held = db
        .selectFrom("printJobs")
        .where("printJobs.state", "=", "held")
        .where(({ exists, or, eb, selectFrom }) =>
          or([
            eb("printJobs.replacementId", "is not", null),
            exists(
              selectFrom("orders")
                .select("orders.id")
                .whereRef("orders.id", "=", "printJobs.orderId")
                .where("orders.status", "not in", ["shipped", "delivered"]),
            ),
          ]),
        );
      const isAsked = ({ exists, selectFrom }: ExpressionBuilder<Schema, "printJobs">) =>
        exists(
          selectFrom("printQuestions")
            .select("printQuestions.id")
            .whereRef("printQuestions.lineId", "=", "printJobs.lineId")
            .whereRef("printQuestions.tile", "=", "printJobs.tile")
            .where("printQuestions.state", "=", "open")
            .where("answerBy", ">", now),
        );
      const jobs = await held
        .select(COLUMNS)
        .orderBy(isAsked)
        .orderBy("createdAt")
        .orderBy("id")
        .limit(limit)
        .execute();
      const countOf = async (query: typeof held): Promise<number> => {
        const counted = await query
          .select((select) => select.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow();
        return Number(counted.count);
      };
      const asked = await countOf(held.where(isAsked));
      const total = await countOf(held);
      return { jobs, total, toLookAt: total - asked };
    },

    countByOrder: async (orderId) => {
      const rows = await db
        .selectFrom("printJobs")
        .select((select) => ["state", select.fn.countAll<number>().as("count")])
        .where("workId", "=", orderId)
        .groupBy("state")
        .execute();
      const counts = new Map(rows.map(({ state, count }) => [state, count]));
      const countOf = (state: PrintJobRecord["state"]) => counts.get(state) ?? 0;
      return {
        waiting: countOf("waiting"),
        held: countOf("held"),
        done: countOf("done"),
        failed: countOf("failed"),
        cancelled: countOf("cancelled"),
      };
    },

    findByOrder: findByWork,
    findByReplacement: findByWork,

    claim: (now, lease) =>
      db
        .updateTable("printJobs")
        .set((set) => ({ leaseId: lease.id, nextTryAt: lease.ends, tries: set("tries", "+", 1) }))
        .where("id", "=", (select) =>
          selectDueIds(
            select
              .selectFrom("printJobs")
              .select("id")
              .where("state", "=", "waiting")
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom("orders")
                      .innerJoin("payments", "payments.id", "orders.paymentId")
                      .select("orders.id")
                      .whereRef("orders.id", "=", "printJobs.orderId")
                      .where((order) =>
                        order.or([
                          order("payments.stoppedAt", "is not", null),
                          order("orders.heldAt", "is not", null),
                        ]),
                      ),
                  ),
                ),
              ),
            { dueAt: "nextTryAt", now },
          ),
        )
        .returning(COLUMNS)
        .executeTakeFirst(),

    isLeased: async (id, leaseId) => {
      const row = await db
        .selectFrom("printJobs")
        .select("id")
        .where("id", "=", id)
        .where("leaseId", "=", leaseId)
        .where("state", "=", "waiting")
        .executeTakeFirst();
      return row !== undefined;
    },

    complete: async (id, leaseId, file, printedAt) => {
      const print = {
        state: "done",
        leaseId: null,
        file: JSON.stringify(file),
        printedAt,
        lastFault: null,
      } as const;
      const folder = { dueAt: printedAt, leaseId: null, tries: 0 };
      // One statement, so that a crash leaves either a waiting print or a due folder.
      const completed = await db
        .with("completed", (cte) =>
          cte
            .updateTable("printJobs")
            .set(print)
            .where("id", "=", id)
            .where("leaseId", "=", leaseId)
            .where("state", "=", "waiting")
            .returning(["orderId", "replacementId"]),
        )
        .insertInto("printFolders")
        .columns(["orderId", "replacementId", "dueAt"])
        .expression((select) =>
          select
            .selectFrom("completed")
            .select(["orderId", "replacementId", sql<Date>`${printedAt}::timestamptz`.as("dueAt")]),
        )
        .onConflict((conflict) => conflict.column("workId").doUpdateSet(folder))
        .returning("orderId")
        .executeTakeFirst();
      return completed !== undefined;
    },

    retryFailed: async (orderId, nextTryAt) => {
      const restarted = await db
        .updateTable("printJobs")
        .set({ state: "waiting", leaseId: null, tries: 0, nextTryAt, lastFault: null })
        .where("orderId", "=", orderId)
        .where("state", "=", "failed")
        .returning("id")
        .execute();
      return restarted.length;
    },

    retryAt: async (id, leaseId, { at, error, attempts }) =>
      isUpdated(
        await updateLeased(id, leaseId)
          .set({ leaseId: null, nextTryAt: at, lastFault: error, tries: attempts })
          .executeTakeFirst(),
      ),

    markFailed: async (id, leaseId, fault) =>
      isUpdated(
        await updateLeased(id, leaseId)
          .set({ state: "failed", leaseId: null, lastFault: fault })
          .executeTakeFirst(),
      ),
  };
};
