import type { PaymentRecords } from "../../ports/PaymentRecords.ts";
import type { Database } from "./connect.ts";
import { isUniqueViolation } from "./uniqueViolation.ts";

const COLUMNS = [
  "id",
  "provider",
  "status",
  "amount",
  "currency",
  "checkoutId",
  "quoteVersion",
  "createdAt",
  "needsReview",
] as const;

export const paymentRecords = (db: Database): PaymentRecords => ({
  find: (id) => db.selectFrom("payments").select(COLUMNS).where("id", "=", id).executeTakeFirst(),

  findOfCheckout: (checkoutId) =>
    db
      .selectFrom("payments")
      .select(COLUMNS)
      .where("checkoutId", "=", checkoutId)
      .where("status", "<>", "canceled")
      .executeTakeFirst(),

  countOfCheckout: async (checkoutId) => {
    const { count } = await db
      .selectFrom("payments")
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("checkoutId", "=", checkoutId)
      .executeTakeFirstOrThrow();
    return count;
  },

  save: async ({ clientSecret: _, ...fact }, now) => {
    const { status, amount, quoteVersion } = fact;
    try {
      await db
        .insertInto("payments")
        .values({ ...fact, createdAt: now, nextLookAt: now, needsReview: null })
        .onConflict((conflict) =>
          conflict
            .column("id")
            .doUpdateSet({ status, amount, quoteVersion })
            // Two may have asked the provider at different moments; what is over stays over.
            .where("payments.status", "not in", ["succeeded", "canceled"]),
        )
        .execute();
      return "saved";
    } catch (error) {
      if (isUniqueViolation(error, "one_payment_a_checkout")) return "anotherIsOpen";
      throw error;
    }
  },

  markForReview: async (id, needsReview) => {
    await db.updateTable("payments").set({ needsReview }).where("id", "=", id).execute();
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
      .values({ ...event, doneAt: null })
      .onConflict((conflict) => conflict.columns(["provider", "eventId"]).doNothing())
      .returning("eventId")
      .executeTakeFirst();
    return inserted !== undefined;
  },

  markEventDone: async (provider, eventId, doneAt) => {
    await db
      .updateTable("providerEvents")
      .set({ doneAt })
      .where("provider", "=", provider)
      .where("eventId", "=", eventId)
      .execute();
  },

  findEventsToDo: (limit) =>
    db
      .selectFrom("providerEvents")
      .select(["provider", "eventId", "paymentId", "kind", "receivedAt"])
      .where("doneAt", "is", null)
      .orderBy("receivedAt")
      .limit(limit)
      .execute(),
});
