import { minor } from "@storywall/domain/units/units.ts";
import type { RefundRecord, Refunds } from "../../../ports/refunds/Refunds.ts";
import type { Database } from "../engine/connect.ts";
import { selectDueIds } from "../engine/selectDueIds.ts";
import { type Params, statement } from "../engine/statement.ts";

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
  "nextTryAt",
  "tries as attempts",
  "providerRefundId",
  "settledAt",
  "tiles",
] as const;

/** Selects the columns of a refund and the name of the staff member who requested it. */
const selectRefunds = (db: Database) =>
  db
    .selectFrom("refunds")
    .select(COLUMNS)
    .select("staffId")
    .select((refund) =>
      refund
        .selectFrom("staffMembers")
        .select("name")
        .whereRef("staffMembers.id", "=", "refunds.staffId")
        .as("staffName"),
    );

type RefundRow = Omit<RefundRecord, "staff"> & {
  readonly staffId: string | null;
  readonly staffName: string | null;
};

const toRefundRecord = ({ staffId, staffName, ...refund }: RefundRow): RefundRecord => ({
  ...refund,
  ...(staffId !== null && staffName !== null ? { staff: { id: staffId, name: staffName } } : {}),
});

const UNSETTLED = ["requested", "pending"] as const;

const FIND_OF_PAYMENT = statement(({ paymentId }: Params<{ paymentId: string }>, db) =>
  selectRefunds(db).where("paymentId", "=", paymentId).orderBy("requestedAt"),
);

export const refunds = (db: Database): Refunds => {
  const updateUnsettled = (id: string) =>
    db.updateTable("refunds").where("id", "=", id).where("state", "in", UNSETTLED).returning("id");

  const giveUpReservation = async ({ paymentId, amount }: Pick<RefundRecord, "paymentId" | "amount">) => {
    await db
      .updateTable("payments")
      .set((set) => ({ refundTotal: set("refundTotal", "-", amount) }))
      .where("id", "=", paymentId)
      .execute();
  };

  return {
    request: async ({ staff, dueAt, tiles = [], ...refund }) => {
      // A concurrent second refund waits for this row. The constraint no_more_back_than_came enforces the
      // condition as well.
      const reserved = await db
        .updateTable("payments")
        .set((set) => ({ refundTotal: set("refundTotal", "+", refund.amount) }))
        .where("id", "=", refund.paymentId)
        .where(({ eb, ref }) =>
          eb(eb(eb("amount", "-", ref("refundTotal")), "-", ref("refundedElsewhere")), ">=", refund.amount),
        )
        .returning("id")
        .executeTakeFirst();
      if (!reserved) return false;
      await db
        .insertInto("refunds")
        .values({
          ...refund,
          tiles: JSON.stringify(tiles),
          staffId: staff?.id ?? null,
          state: "requested",
          nextTryAt: dueAt ?? refund.requestedAt,
        })
        .execute();
      return true;
    },

    lockRefundable: async (paymentId) => {
      const { amount, refundTotal, refundedElsewhere } = await db
        .selectFrom("payments")
        .select(["amount", "refundTotal", "refundedElsewhere"])
        .where("id", "=", paymentId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      return minor(Math.max(0, amount - refundTotal - refundedElsewhere));
    },

    lockSumOfStaff: async (staffId, currency, since) => {
      await db.selectFrom("staffMembers").select("id").where("id", "=", staffId).forUpdate().execute();
      const { sum } = await db
        .selectFrom("refunds")
        .select(({ fn }) => fn.sum("amount").as("sum"))
        .where("staffId", "=", staffId)
        .where("currency", "=", currency)
        .where("state", "not in", ["failed", "withdrawn"])
        .where("requestedAt", ">=", since)
        .executeTakeFirstOrThrow();
      return minor(Number(sum ?? 0));
    },

    find: async (id) => {
      const row = await selectRefunds(db).where("id", "=", id).executeTakeFirst();
      return row && toRefundRecord(row);
    },

    findByOrder: async (orderId) =>
      (await selectRefunds(db).where("orderId", "=", orderId).orderBy("requestedAt").execute()).map(
        toRefundRecord,
      ),

    findByPayment: async (paymentId) => (await FIND_OF_PAYMENT.all(db, { paymentId })).map(toRefundRecord),

    claim: (now, leaseEnds) =>
      db
        .updateTable("refunds")
        .set((set) => ({ nextTryAt: leaseEnds, tries: set("tries", "+", 1) }))
        .where("id", "=", (select) =>
          selectDueIds(select.selectFrom("refunds").select("id").where("state", "in", UNSETTLED), {
            dueAt: "nextTryAt",
            now,
          }),
        )
        .returning(COLUMNS)
        .executeTakeFirst(),

    retryAt: async (id, nextTryAt, lastFault) => {
      await updateUnsettled(id).set({ nextTryAt, lastFault }).execute();
    },

    markPending: async (id, providerRefundId) => {
      const accepted = await updateUnsettled(id)
        .set({ state: "pending", providerRefundId, lastFault: null, tries: 0 })
        .where("state", "=", "requested")
        .executeTakeFirst();
      return accepted !== undefined;
    },

    markSucceeded: async (id, providerRefundId, settledAt) => {
      const succeeded = await updateUnsettled(id)
        .set({ state: "succeeded", providerRefundId, settledAt, lastFault: null })
        .executeTakeFirst();
      return succeeded !== undefined;
    },

    markFailed: async (id, lastFault, settledAt) => {
      const failed = await updateUnsettled(id)
        .set({ state: "failed", settledAt, lastFault })
        .returning(["paymentId", "amount"])
        .executeTakeFirst();
      if (failed) await giveUpReservation(failed);
      return failed !== undefined;
    },

    withdraw: async (id, settledAt) => {
      const withdrawn = await updateUnsettled(id)
        .set({ state: "withdrawn", settledAt })
        .where("state", "=", "requested")
        .where("tries", "=", 0)
        .where("nextTryAt", ">", settledAt)
        .returning(["paymentId", "amount"])
        .executeTakeFirst();
      if (withdrawn) await giveUpReservation(withdrawn);
      return withdrawn !== undefined;
    },
  };
};
