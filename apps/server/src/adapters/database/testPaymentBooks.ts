import type { PaymentFact } from "../../ports/Payments.ts";
import type { TestPaymentBooks } from "../../ports/TestPaymentBooks.ts";
import type { Database } from "./connect.ts";

const COLUMNS = ["id", "status", "amount", "currency", "checkoutId", "quoteVersion", "clientSecret"] as const;
const UNDECIDED = ["requires_payment_method", "requires_action"] as const;

const toFact = (row: Omit<PaymentFact, "provider"> | undefined): PaymentFact | undefined =>
  row && { provider: "test", ...row };

export const testPaymentBooks = (db: Database): TestPaymentBooks => {
  const undecided = (id: string) =>
    db.updateTable("testPayments").where("id", "=", id).where("status", "in", UNDECIDED).returning(COLUMNS);

  return {
    insert: async ({ provider: _, ...payment }, idempotencyKey) => {
      await db
        .insertInto("testPayments")
        .values({ ...payment, idempotencyKey })
        .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
        .execute();
      const row = await db
        .selectFrom("testPayments")
        .select(COLUMNS)
        .where("idempotencyKey", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { provider: "test", ...row };
    },

    find: async (id) =>
      toFact(await db.selectFrom("testPayments").select(COLUMNS).where("id", "=", id).executeTakeFirst()),

    setStatus: async (id, status) => toFact(await undecided(id).set({ status }).executeTakeFirst()),

    setOrder: async (id, { amount, currency, quoteVersion }) =>
      toFact(await undecided(id).set({ amount, currency, quoteVersion }).executeTakeFirst()),
  };
};
