import type { PrintJobs } from "../../ports/PrintJobs.ts";
import type { Database } from "./connect.ts";

export const printJobs = (db: Database): PrintJobs => ({
  addForOrder: async (orderId, jobs, { printableFrom, now }) => {
    await db
      .insertInto("printJobs")
      .values(jobs.map((job) => ({ ...job, orderId, state: "waiting", printableFrom, createdAt: now })))
      .onConflict((conflict) => conflict.constraint("one_print_job_a_tile").doNothing())
      .execute();
  },

  cancelForOrder: async (orderId) => {
    await db
      .updateTable("printJobs")
      .set({ state: "cancelled" })
      .where("orderId", "=", orderId)
      .where("state", "=", "waiting")
      .execute();
  },

  countOfOrder: async (orderId) => {
    const rows = await db
      .selectFrom("printJobs")
      .select((select) => ["state", select.fn.countAll<number>().as("count")])
      .where("orderId", "=", orderId)
      .groupBy("state")
      .execute();
    const counts = new Map(rows.map(({ state, count }) => [state, count]));
    const of = (state: "waiting" | "done" | "cancelled") => counts.get(state) ?? 0;
    return { waiting: of("waiting"), done: of("done"), cancelled: of("cancelled") };
  },
});
