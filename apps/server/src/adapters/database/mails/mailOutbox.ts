import { MAIL_KINDS, type MailOutbox, type QueuedMail } from "../../../ports/mails/MailOutbox.ts";
import type { Database } from "../engine/connect.ts";
import { type Slots, statement } from "../engine/statement.ts";

const ADD = statement(
  (
    { id, occasion, kind, about, createdAt, nextTryAt }: Slots<QueuedMail & { readonly nextTryAt: Date }>,
    db,
  ) =>
    db
      .insertInto("mailOutbox")
      .values({ id, occasion, kind, about, createdAt, nextTryAt })
      .onConflict((conflict) => conflict.column("occasion").doNothing()),
);

const CLAIM = statement(({ now, leaseEnds }: Slots<{ now: Date; leaseEnds: Date }>, db) =>
  db
    .updateTable("mailOutbox")
    .set((set) => ({ nextTryAt: leaseEnds, attempts: set("attempts", "+", 1) }))
    .where("id", "=", (select) =>
      select
        .selectFrom("mailOutbox")
        .select("id")
        .where("sentAt", "is", null)
        .where("givenUpAt", "is", null)
        .where("nextTryAt", "<=", now)
        .where("kind", "in", MAIL_KINDS)
        .orderBy("nextTryAt")
        .limit(1)
        // A row that another process is claiming is not waited for: it is taken.
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "occasion", "kind", "about", "createdAt", "attempts"]),
);

const MARK_SENT = statement(({ id, sentAt }: Slots<{ id: string; sentAt: Date }>, db) =>
  db.updateTable("mailOutbox").set({ sentAt, lastFault: null }).where("id", "=", id),
);

export const mailOutbox = (db: Database): MailOutbox => ({
  add: async ({ dueAt, ...mail }) => {
    await ADD.post(db, { ...mail, nextTryAt: dueAt ?? mail.createdAt });
  },

  claim: (now, leaseEnds) => CLAIM.first(db, { now, leaseEnds }),

  markSent: (id, sentAt) => MARK_SENT.post(db, { id, sentAt }),

  tryAgain: async (id, nextTryAt, lastFault) => {
    await db.updateTable("mailOutbox").set({ nextTryAt, lastFault }).where("id", "=", id).execute();
  },

  giveUp: async (id, givenUpAt, lastFault) => {
    await db.updateTable("mailOutbox").set({ givenUpAt, lastFault }).where("id", "=", id).execute();
  },

  findOccasions: async (occasions) => {
    if (occasions.length === 0) return new Set();
    const rows = await db
      .selectFrom("mailOutbox")
      .select("occasion")
      .where("occasion", "in", occasions)
      .execute();
    return new Set(rows.map(({ occasion }) => occasion));
  },

  timesSince: async (about, kind, since) => {
    const rows = await db
      .selectFrom("mailOutbox")
      .select("createdAt")
      .where("about", "=", about)
      .where("kind", "=", kind)
      .where("createdAt", ">", since)
      .orderBy("createdAt")
      .execute();
    return rows.map(({ createdAt }) => createdAt);
  },

  removeSentBefore: async (before) => {
    await db.deleteFrom("mailOutbox").where("sentAt", "<", before).execute();
  },
});
