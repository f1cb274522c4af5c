import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { MessageThreads, ThreadRecord } from "../../../ports/messages/MessageThreads.ts";
import type { Database } from "../engine/connect.ts";

/** Selects threads with all of their messages, or only the last. */
const selectThreads = (db: Database, isLastOnly = false) =>
  db
    .selectFrom("messageThreads")
    .leftJoin("orders", "orders.id", "messageThreads.orderId")
    .selectAll("messageThreads")
    .select((thread) => [
      "orders.number as orderNumber",
      jsonArrayFrom(
        thread
          .selectFrom("messages")
          .select(["messages.place", "messages.id", "author", "text", "at"])
          .whereRef("messages.threadId", "=", "messageThreads.id")
          .$if(isLastOnly, (last) => last.whereRef("messages.place", "=", "messageThreads.lastPlace"))
          .orderBy("messages.place"),
      ).as("messages"),
    ]);

type ThreadRow = Awaited<ReturnType<ReturnType<typeof selectThreads>["executeTakeFirstOrThrow"]>>;

const toThreadRecord = (row: ThreadRow): ThreadRecord => ({
  ...row,
  // Inside JSON a time is a text.
  messages: row.messages.map((message) => ({ ...message, at: new Date(message.at) })),
});

const IS_UNREAD = sql<boolean>`(shopper_last > owner_seen)`;

export const messageThreads = (db: Database): MessageThreads => {
  const find = async (id: string): Promise<ThreadRecord | undefined> => {
    const row = await selectThreads(db).where("messageThreads.id", "=", id).executeTakeFirst();
    return row && toThreadRecord(row);
  };

  return {
    insert: async (thread) => {
      const counters = { lastPlace: 0, shopperLast: 0, shopperSeen: 0, ownerSeen: 0 };
      await db
        .insertInto("messageThreads")
        .values({ ...thread, lastAt: thread.createdAt, ...counters })
        .onConflict((conflict) => conflict.constraint("one_thread_an_order").doNothing())
        .execute();
    },

    find,

    findByOrder: async (orderId) => {
      const row = await selectThreads(db).where("messageThreads.orderId", "=", orderId).executeTakeFirst();
      return row && toThreadRecord(row);
    },

    lock: async (id) => {
      await db.selectFrom("messageThreads").select("id").where("id", "=", id).forUpdate().execute();
      // A separate statement sees what the previous holder of the lock has written.
      return find(id);
    },

    addMessage: async (threadId, message) => {
      const { place, author, at: lastAt } = message;
      await db
        .insertInto("messages")
        .values({ ...message, threadId })
        .execute();
      const seen = author === "shopper" ? { shopperLast: place, shopperSeen: place } : { ownerSeen: place };
      await db
        .updateTable("messageThreads")
        .set({ lastPlace: place, lastAt, ...seen })
        .where("id", "=", threadId)
        .execute();
    },

    markSeen: async (id, by, place) => {
      const column = by === "shopper" ? "shopperSeen" : "ownerSeen";
      await db
        .updateTable("messageThreads")
        .set((thread) => ({ [column]: sql<number>`least(${place}, ${thread.ref("lastPlace")})` }))
        .where("id", "=", id)
        .where(column, "<", place)
        .execute();
    },

    list: async ({ offset, limit }) => {
      const counts = await db
        .selectFrom("messageThreads")
        .select((select) => [
          select.fn.countAll<number>().as("total"),
          sql<number>`count(*) filter (where ${IS_UNREAD})`.as("unread"),
        ])
        .executeTakeFirstOrThrow();
      const page = await selectThreads(db, true)
        .orderBy(IS_UNREAD, "desc")
        .orderBy("lastAt", "desc")
        .orderBy("messageThreads.id")
        .offset(offset)
        .limit(limit)
        .execute();
      return {
        threads: page.map(toThreadRecord),
        total: Number(counts.total),
        unread: Number(counts.unread),
      };
    },

    saveEmailOfOrder: async (orderId, email) => {
      await db.updateTable("messageThreads").set({ email }).where("orderId", "=", orderId).execute();
    },

    deleteByEmail: async (email) => {
      const deleted = await db
        .deleteFrom("messageThreads")
        .where(sql`lower(email)`, "=", email.toLowerCase())
        .returning("id")
        .execute();
      return deleted.length;
    },

    removeInactiveSince: async (before) => {
      await db.deleteFrom("messageThreads").where("lastAt", "<", before).execute();
    },
  };
};
