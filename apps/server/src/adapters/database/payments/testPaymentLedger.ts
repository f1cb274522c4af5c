import type { PaymentStatus, ProviderRefund } from "../../../ports/payments/Payments.ts";
import type {
  TestPayment,
  TestPaymentLedger,
  TestRefund,
} from "../../../ports/payments/TestPaymentLedger.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { isUniqueViolation } from "../engine/uniqueViolation.ts";

const COLUMNS = [
  "id",
  "status",
  "amount",
  "refunded",
  "currency",
  "checkoutId",
  "quoteVersion",
  "clientSecret",
] as const;
const UNDECIDED = ["requires_payment_method", "requires_action"] as const;

const FIND = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("testPayments").select(COLUMNS).where("id", "=", id),
);

const INSERT = statement(
  (payment: Params<Omit<TestPayment, "provider"> & { readonly idempotencyKey: string }>, db) => {
    const { id, status, amount, refunded, currency, checkoutId, quoteVersion } = payment;
    const { clientSecret, idempotencyKey } = payment;
    const row = { id, status, amount, refunded, currency, checkoutId, quoteVersion };
    return db
      .insertInto("testPayments")
      .values({ ...row, clientSecret, idempotencyKey })
      .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
      .returning(COLUMNS);
  },
);

const SET_STATUS = statement(({ id, status }: Params<{ id: string; status: PaymentStatus }>, db) =>
  db
    .updateTable("testPayments")
    .set({ status })
    .where("id", "=", id)
    .where("status", "in", UNDECIDED)
    .returning(COLUMNS),
);

const toTestPayment = (row: Omit<TestPayment, "provider"> | undefined): TestPayment | undefined =>
  row && { provider: "test", ...row };

const toProviderRefund = (row: Pick<TestRefund, "id" | "amount"> | undefined): ProviderRefund | undefined =>
  row && { ...row, status: "succeeded" };

export const testPaymentLedger = (db: Database): TestPaymentLedger => {
  const updateUndecided = (id: string) =>
    db.updateTable("testPayments").where("id", "=", id).where("status", "in", UNDECIDED).returning(COLUMNS);

  const findRefundByKey = async (idempotencyKey: string): Promise<ProviderRefund | undefined> =>
    toProviderRefund(
      await db
        .selectFrom("testRefunds")
        .select(["id", "amount"])
        .where("idempotencyKey", "=", idempotencyKey)
        .executeTakeFirst(),
    );

  return {
    insert: async ({ provider: _, ...payment }, idempotencyKey) => {
      const inserted = await INSERT.first(db, { ...payment, idempotencyKey });
      if (inserted) return { provider: "test", ...inserted };
      const existing = await db
        .selectFrom("testPayments")
        .select(COLUMNS)
        .where("idempotencyKey", "=", idempotencyKey)
        .executeTakeFirstOrThrow();
      return { provider: "test", ...existing };
    },

    find: async (id) => toTestPayment(await FIND.first(db, { id })),

    setStatus: async (id, status) => toTestPayment(await SET_STATUS.first(db, { id, status })),

    setTerms: async (id, { amount, currency, quoteVersion }) =>
      toTestPayment(await updateUndecided(id).set({ amount, currency, quoteVersion }).executeTakeFirst()),

    insertRefund: async ({ id, paymentId, amount }, idempotencyKey) => {
      const existing = await findRefundByKey(idempotencyKey);
      if (existing) return existing;
      try {
        // One statement, so that the payment's refunded amount is always the sum of its refunds.
        const refund = await db
          .with("paid", (sums) =>
            sums
              .updateTable("testPayments")
              .set((set) => ({ refunded: set("refunded", "+", amount) }))
              .where("id", "=", paymentId)
              .where("status", "=", "succeeded")
              .whereRef((where) => where("refunded", "+", amount), "<=", "amount")
              .returning("id"),
          )
          .insertInto("testRefunds")
          .columns(["id", "idempotencyKey", "paymentId", "amount"])
          .expression((from) =>
            from
              .selectFrom("paid")
              .select((select) => [
                select.val(id).as("id"),
                select.val(idempotencyKey).as("idempotencyKey"),
                "paid.id as paymentId",
                select.cast<number>(select.val(amount), "bigint").as("amount"),
              ]),
          )
          .returning(["id", "amount"])
          .executeTakeFirst();
        return toProviderRefund(refund);
      } catch (error) {
        // Another request used the same key at the same moment. The whole statement is rolled back, so nothing
        // is counted twice.
        if (isUniqueViolation(error, "test_refunds_idempotency_key_key"))
          return findRefundByKey(idempotencyKey);
        throw error;
      }
    },

    findRefund: async (id) =>
      toProviderRefund(
        await db.selectFrom("testRefunds").select(["id", "amount"]).where("id", "=", id).executeTakeFirst(),
      ),
  };
};
