import { sql } from "kysely";
import type { EventKey, PaymentRecords } from "../../ports/PaymentRecords.ts";
import type { Database } from "./connect.ts";
import { isUniqueViolation } from "./uniqueViolation.ts";

const COLUMNS = [
  "id",
  "provider",
  "status",
  "amount",
  "refunded",
  "currency",
  "checkoutId",
  "quoteVersion",
  "clientSecret",
  "createdAt",
  "needsReview",
  "replacedAt",
] as const;

const EVENT_COLUMNS = ["provider", "site", "eventId", "paymentId", "kind", "receivedAt"] as const;

const MOST_REPLACED = 10;
const MOST_DECLINES = 100;

export const paymentRecords = (db: Database): PaymentRecords => ({
  find: (id) => db.selectFrom("payments").select(COLUMNS).where("id", "=", id).executeTakeFirst(),

  findOfCheckout: (checkoutId) =>
    db
      .selectFrom("payments")
      .select(COLUMNS)
      .where("checkoutId", "=", checkoutId)
      .where("status", "<>", "canceled")
      .where("replacedAt", "is", null)
      .executeTakeFirst(),

  findReplaced: (checkoutId) =>
    db
      .selectFrom("payments")
      .select(COLUMNS)
      .where("checkoutId", "=", checkoutId)
      .where("status", "<>", "canceled")
      .where("replacedAt", "is not", null)
      .orderBy("createdAt", "desc")
      .limit(MOST_REPLACED)
      .execute(),

  countOfCheckout: async (checkoutId) => {
    const { count } = await db
      .selectFrom("payments")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("checkoutId", "=", checkoutId)
      .executeTakeFirstOrThrow();
    return count;
  },

  save: async ({ isSpent: _, ...fact }, now) => {
    try {
      await db
        .insertInto("payments")
        .values({ ...fact, createdAt: now, nextLookAt: now, needsReview: null, replacedAt: null })
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet({
            // Two may have asked the provider at different moments; what is over stays over.
            status: sql`case when ${isOver} then payments.status else excluded.status end`,
            amount: sql`case when ${isOver} then payments.amount else excluded.amount end`,
            quoteVersion: sql`case when ${isOver} then payments.quote_version else excluded.quote_version end`,
            refunded: sql`excluded.refunded`,
            clientSecret: sql`coalesce(payments.client_secret, excluded.client_secret)`,
          }),
        )
        .execute();
      return "saved";
    } catch (error) {
      if (isUniqueViolation(error, "one_payment_a_checkout")) return "anotherIsOpen";
      throw error;
    }
  },

  replace: async (id, replacedAt) => {
    await db
      .updateTable("payments")
      .set({ replacedAt })
      .where("id", "=", id)
      .where("replacedAt", "is", null)
      .execute();
  },

  markForReview: async (id, needsReview) => {
    await db
      .updateTable("payments")
      .set({ needsReview, reviewSettledAt: null })
      .where("id", "=", id)
      .execute();
  },

  findToReview: (limit) =>
    db
      .selectFrom("payments")
      .select(COLUMNS)
      .where("needsReview", "is not", null)
      .where("reviewSettledAt", "is", null)
      .orderBy("createdAt")
      .limit(limit)
      .execute(),

  settleReview: async (id, reviewNote, reviewSettledAt) => {
    const settled = await db
      .updateTable("payments")
      .set({ reviewNote, reviewSettledAt })
      .where("id", "=", id)
      .where("needsReview", "is not", null)
      .where("reviewSettledAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    return settled !== undefined;
  },

  findUnfinished: (now, limit) =>
    db
      .selectFrom("payments")
      .select(COLUMNS)
      .where("status", "<>", "canceled")
      .where("needsReview", "is", null)
      .where("nextLookAt", "<=", now)
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom("orders").select("orders.id").whereRef("orders.paymentId", "=", "payments.id"),
          ),
        ),
      )
      .orderBy("nextLookAt")
      .limit(limit)
      .execute(),

  askAgain: async (id, nextLookAt) => {
    await db.updateTable("payments").set({ nextLookAt }).where("id", "=", id).execute();
  },

  insertEvent: async (event) => {
    const inserted = await db
      .insertInto("providerEvents")
      .values({ ...event, nextLookAt: event.receivedAt, doneAt: null })
      .onConflict((conflict) => conflict.columns(["provider", "site", "eventId"]).doNothing())
      .returning("eventId")
      .executeTakeFirst();
    return inserted !== undefined;
  },

  markEventDone: async (event, doneAt) => {
    await theEvent(db, event).set({ doneAt }).execute();
  },

  findEventsToDo: (now, limit) =>
    db
      .selectFrom("providerEvents")
      .select(EVENT_COLUMNS)
      .where("doneAt", "is", null)
      .where("nextLookAt", "<=", now)
      .orderBy("nextLookAt")
      .limit(limit)
      .execute(),

  workAgainOn: async (event, nextLookAt) => {
    await theEvent(db, event).set({ nextLookAt }).execute();
  },

  findDeclines: async (checkoutId, since) => {
    const declines = await db
      .selectFrom("providerEvents")
      .innerJoin("payments", "payments.id", "providerEvents.paymentId")
      .select("providerEvents.receivedAt")
      .where("payments.checkoutId", "=", checkoutId)
      .where("providerEvents.kind", "=", "declined")
      .where("providerEvents.receivedAt", ">", since)
      .orderBy("providerEvents.receivedAt", "desc")
      .limit(MOST_DECLINES)
      .execute();
    return declines.map(({ receivedAt }) => receivedAt);
  },
});

const isOver = sql`payments.status in ('succeeded', 'canceled')`;

const theEvent = (db: Database, { provider, site, eventId }: EventKey) =>
  db
    .updateTable("providerEvents")
    .where("provider", "=", provider)
    .where("site", "=", site)
    .where("eventId", "=", eventId);
