import { sql } from "kysely";
import type { PrintQuestions } from "../../../ports/print/PrintQuestions.ts";
import type { Database } from "../engine/connect.ts";

/** Further questions are settled in the next run. */
const MAX_DUE = 200;

export const printQuestions = (db: Database): PrintQuestions => {
  const updateOpen = () => db.updateTable("printQuestions").where("state", "=", "open");
  const selectOpen = () => db.selectFrom("printQuestions").where("state", "=", "open");
  /** Adds the wait that has just ended to those of the order, unless another of its questions is still open. */
  const endWait = async (orderId: string, at: Date): Promise<void> => {
    await db
      .updateTable("orders")
      .set({
        waitingSince: null,
        waitedSeconds: sql`waited_seconds + greatest(0, ceil(extract(epoch from ${at}::timestamptz - waiting_since)))::integer`,
      })
      .where("id", "=", orderId)
      .where("waitingSince", "is not", null)
      .where(({ not, exists }) => not(exists(selectOpen().select("id").where("orderId", "=", orderId))))
      .execute();
  };
  return {
    insert: async (question) => {
      await db
        .insertInto("printQuestions")
        .values({ ...question, state: "open" })
        .execute();
      await db
        .updateTable("orders")
        .set({ waitingSince: question.askedAt })
        .where("id", "=", question.orderId)
        .where("waitingSince", "is", null)
        .execute();
    },

    find: (id) => db.selectFrom("printQuestions").selectAll().where("id", "=", id).executeTakeFirst(),

    findByOrder: (orderId) =>
      db
        .selectFrom("printQuestions")
        .selectAll()
        .where("orderId", "=", orderId)
        .orderBy("askedAt")
        .orderBy("id")
        .execute(),

    end: async (id, { at, ...change }) => {
      const ended = await updateOpen()
        .set({ ...change, endedAt: at })
        .where("id", "=", id)
        .returning("orderId")
        .executeTakeFirst();
      if (ended) await endWait(ended.orderId, at);
      return ended !== undefined;
    },

    withdrawForOrder: async (orderId, endedAt) => {
      await updateOpen().set({ state: "withdrawn", endedAt }).where("orderId", "=", orderId).execute();
      await endWait(orderId, endedAt);
    },

    reopen: async (orderId, ids, { since, seconds }) => {
      await db
        .updateTable("printQuestions")
        .set({ state: "open", endedAt: null })
        .where("orderId", "=", orderId)
        .where("state", "=", "withdrawn")
        .where("id", "=", sql<string>`any(${ids})`)
        .execute();
      await db
        .updateTable("orders")
        .set({ waitingSince: since, waitedSeconds: seconds })
        .where("id", "=", orderId)
        .execute();
    },

    markReminded: async (id, remindedAt) => {
      const reminded = await updateOpen()
        .set({ remindedAt })
        .where("id", "=", id)
        .where("remindedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return reminded !== undefined;
    },

    findDue: ({ askedUntil, now }) =>
      selectOpen()
        .selectAll()
        .where((question) =>
          question.or([
            question("answerBy", "<=", now),
            question.and([question("remindedAt", "is", null), question("askedAt", "<=", askedUntil)]),
          ]),
        )
        .orderBy("answerBy", "desc")
        .orderBy("id")
        .limit(MAX_DUE)
        .execute(),

    countOpen: async (now) => {
      const { open, overdue } = await selectOpen()
        .select((question) => [
          question.fn.countAll<number>().as("open"),
          question.fn.countAll<number>().filterWhere("answerBy", "<=", now).as("overdue"),
        ])
        .executeTakeFirstOrThrow();
      return { waiting: Number(open) - Number(overdue), overdue: Number(overdue) };
    },
  };
};
