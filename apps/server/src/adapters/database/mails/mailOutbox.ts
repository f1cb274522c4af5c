import { MAIL_KINDS, type MailOutbox, type QueuedMail } from "../../../ports/mails/MailOutbox.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";
import { type Params, statement } from "../engine/statement.ts";

const ADD = statement(
  (
    {
      id,
      dedupeKey,
      kind,
      subjectId,
      createdAt,
      nextTryAt,
    }: Params<QueuedMail & { readonly nextTryAt: Date }>,
    db,
  ) =>
    db
      .insertInto("mailOutbox")
      .values({ id, occasion: dedupeKey, kind, about: subjectId, createdAt, nextTryAt })
      .onConflict((conflict) => conflict.column("occasion").doNothing()),
);

const CLAIM = statement(({ now, leaseEnds }: Params<{ now: Date; leaseEnds: Date }>, db) =>
  db
    .updateTable("mailOutbox")
    .set((set) => ({ nextTryAt: leaseEnds, attempts: set("attempts", "+", 1) }))
    .where("id", "=", (select) =>
      selectDueIds(
        select
          .selectFrom("mailOutbox")
          .select("id")
          .where("sentAt", "is", null)
          .where("givenUpAt", "is", null)
          .where("kind", "in", MAIL_KINDS),
        { dueAt: "nextTryAt", now },
      ),
    )
    .returning(["id", "occasion as dedupeKey", "kind", "about as subjectId", "createdAt", "attempts"]),
);

const MARK_SENT = statement(({ id, sentAt }: Params<{ id: string; sentAt: Date }>, db) =>
  db.updateTable("mailOutbox").set({ sentAt, lastFault: null }).where("id", "=", id),
);

export const mailOutbox = (db: Database): MailOutbox => ({
  add: async ({ dueAt, ...mail }) => {
    await ADD.executePipelined(db, { ...mail, nextTryAt: dueAt ?? mail.createdAt });
  },

  claim: (now, leaseEnds) => CLAIM.first(db, { now, leaseEnds }),

  withdraw: async (dedupeKey) => {
    const withdrawn = await db
      .deleteFrom("mailOutbox")
      .where("occasion", "=", dedupeKey)
      .where("attempts", "=", 0)
      .where("sentAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    return withdrawn !== undefined;
  },

  retryGivenUp: async (dedupeKey, at) => {
    await db
      .updateTable("mailOutbox")
      .set({ givenUpAt: null, nextTryAt: at })
      .where("occasion", "=", dedupeKey)
      .where("givenUpAt", "is not", null)
      .execute();
  },

  markSent: (id, sentAt) => MARK_SENT.executePipelined(db, { id, sentAt }),

  retryAt: async (id, nextTryAt, lastFault) => {
    await db.updateTable("mailOutbox").set({ nextTryAt, lastFault }).where("id", "=", id).execute();
  },

  markFailed: async (id, givenUpAt, lastFault) => {
    await db.updateTable("mailOutbox").set({ givenUpAt, lastFault }).where("id", "=", id).execute();
  },

  findSentAt: async (dedupeKey) => {
    const row = await db
      .selectFrom("mailOutbox")
      .select("sentAt")
      .where("occasion", "=", dedupeKey)
      .executeTakeFirst();
    return row?.sentAt ?? null;
  },

  findExistingDedupeKeys: async (dedupeKeys) => {
    if (dedupeKeys.length === 0) return new Set();
    const rows = await db
      .selectFrom("mailOutbox")
      .select("occasion")
      .where("occasion", "in", dedupeKeys)
      .execute();
    return new Set(rows.map(({ occasion }) => occasion));
  },

  findTimesSince: async (subjectId, kind, since) => {
    const rows = await db
      .selectFrom("mailOutbox")
      .select("createdAt")
      .where("about", "=", subjectId)
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
