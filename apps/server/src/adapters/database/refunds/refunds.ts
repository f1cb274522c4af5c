import { minor } from "@storywall/domain/units/units.ts";
import type { Refunds } from "../../../ports/refunds/Refunds.ts";
import type { Database } from "../engine/connect.ts";
import { type Slots, statement } from "../engine/statement.ts";

const COLUMNS = [
  "id",
  "paymentId",
  "orderId",
  "amount",
  "currency",
  "reason",
  "actor",
  "state",
  "requestedAt",
  "tries",
  "providerRefundId",
  "settledAt",
] as const;

const UNSETTLED = ["requested", "pending"] as const;

const FIND_OF_PAYMENT = statement(({ paymentId }: Slots<{ paymentId: string }>, db) =>
  db.selectFrom("refunds").select(COLUMNS).where("paymentId", "=", paymentId).orderBy("requestedAt"),
);

export const refunds = (db: Database): Refunds => {
  const rows = () => db.selectFrom("refunds").select(COLUMNS);
  const unsettled = (id: string) =>
    db.updateTable("refunds").where("id", "=", id).where("state", "in", UNSETTLED).returning("id");

  return {
    request: async (refund) => {
      // Whoever comes second waits for this row; the constraint no_more_back_than_came stands behind the condition.
      const taken = await db
        .updateTable("payments")
        .set((set) => ({ refundTotal: set("refundTotal", "+", refund.amount) }))
        .where("id", "=", refund.paymentId)
        .where((where) => where(where("amount", "-", where.ref("refundTotal")), ">=", refund.amount))
        .returning("id")
        .executeTakeFirst();
      if (!taken) return false;
      await db
        .insertInto("refunds")
        .values({ ...refund, state: "requested", nextTryAt: refund.requestedAt })
        .execute();
      return true;
    },

    lockLeftOf: async (paymentId) => {
      const { amount, refundTotal } = await db
        .selectFrom("payments")
        .select(["amount", "refundTotal"])
        .where("id", "=", paymentId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return minor(amount - refundTotal);
    },

    find: (id) => rows().where("id", "=", id).executeTakeFirst(),

    findOfOrder: (orderId) => rows().where("orderId", "=", orderId).orderBy("requestedAt").execute(),

    findOfPayment: (paymentId) => FIND_OF_PAYMENT.all(db, { paymentId }),

    claim: (now, leaseEnds) =>
      db
        .updateTable("refunds")
        .set((set) => ({ nextTryAt: leaseEnds, tries: set("tries", "+", 1) }))
        .where("id", "=", (select) =>
          select
            .selectFrom("refunds")
            .select("id")
            .where("state", "in", UNSETTLED)
            .where("nextTryAt", "<=", now)
            .orderBy("nextTryAt")
            .limit(1)
            // One that another process is claiming is not waited for: it is taken.
            .forUpdate()
            .skipLocked(),
        )
        .returning(COLUMNS)
        .executeTakeFirst(),

    tryAgain: async (id, nextTryAt, lastFault) => {
      await unsettled(id).set({ nextTryAt, lastFault }).execute();
    },

    accept: async (id, providerRefundId) => {
      const accepted = await unsettled(id)
        .set({ state: "pending", providerRefundId, lastFault: null, tries: 0 })
        .where("state", "=", "requested")
        .executeTakeFirst();
      return accepted !== undefined;
    },

    succeed: async (id, providerRefundId, settledAt) => {
      const succeeded = await unsettled(id)
        .set({ state: "succeeded", providerRefundId, settledAt, lastFault: null })
        .executeTakeFirst();
      return succeeded !== undefined;
    },

    fail: async (id, lastFault, settledAt) => {
      const failed = await unsettled(id)
        .set({ state: "failed", settledAt, lastFault })
        .returning(["paymentId", "amount"])
        .executeTakeFirst();
      if (!failed) return false;
      await db
        .updateTable("payments")
        .set((set) => ({ refundTotal: set("refundTotal", "-", failed.amount) }))
        .where("id", "=", failed.paymentId)
        .execute();
      return true;
    },
  };
};
