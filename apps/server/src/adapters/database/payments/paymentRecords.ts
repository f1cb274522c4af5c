import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import { sql } from "kysely";
import type { EventKey, PaymentRecords, ProviderEvent } from "../../../ports/payments/PaymentRecords.ts";
import type { ProviderPayment } from "../../../ports/payments/Payments.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { isUniqueViolation } from "../engine/uniqueViolation.ts";
import { FINISHED_ORDER_STATES } from "../orders/finishedOrderStates.ts";

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
  "stoppedAt",
] as const;

const EVENT_COLUMNS = ["provider", "site", "eventId", "paymentId", "kind", "receivedAt"] as const;

const MAX_REPLACED = 10;
const MAX_DECLINES = 100;

type CheckoutParams = Params<{ readonly checkoutId: string }>;

const FIND = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("payments").select(COLUMNS).where("id", "=", id),
);

const FIND_OF_CHECKOUT = statement(({ checkoutId }: CheckoutParams, db) =>
  db
    .selectFrom("payments")
    .select(COLUMNS)
    .where("checkoutId", "=", checkoutId)
    .where("status", "<>", "canceled")
    .where("replacedAt", "is", null),
);

const FIND_REPLACED = statement(({ checkoutId }: CheckoutParams, db) =>
  db
    .selectFrom("payments")
    .select(COLUMNS)
    .where("checkoutId", "=", checkoutId)
    .where("status", "<>", "canceled")
    .where("replacedAt", "is not", null)
    .orderBy("createdAt", "desc")
    .limit(MAX_REPLACED),
);

const COUNT_OF_CHECKOUT = statement(({ checkoutId }: CheckoutParams, db) =>
  db
    .selectFrom("payments")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("checkoutId", "=", checkoutId),
);

const IS_FINAL = sql`payments.status in ('succeeded', 'canceled')`;

/** Returns the stored fields of a payment. The provider is asked for the others each time. */
const storedFieldsOf = (payment: ProviderPayment) => {
  const { id, provider, status, amount, currency, checkoutId, quoteVersion, refunded, clientSecret } =
    payment;
  return { id, provider, status, amount, currency, checkoutId, quoteVersion, refunded, clientSecret };
};

type StoredFields = ReturnType<typeof storedFieldsOf>;

const SAVE = statement((payment: Params<StoredFields & { now: Date }>, db) => {
  const { id, provider, status, amount, currency, checkoutId, quoteVersion, refunded, clientSecret } =
    payment;
  const fields = { id, provider, status, amount, currency, checkoutId, quoteVersion, refunded, clientSecret };
  const { now } = payment;
  return db
    .insertInto("payments")
    .values({ ...fields, createdAt: now, nextLookAt: now, needsReview: null, replacedAt: null })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        // Two processes may have asked the provider at different moments: a final status stays final.
        status: sql`case when ${IS_FINAL} then payments.status else excluded.status end`,
        amount: sql`case when ${IS_FINAL} then payments.amount else excluded.amount end`,
        quoteVersion: sql`case when ${IS_FINAL} then payments.quote_version else excluded.quote_version end`,
        refunded: sql`excluded.refunded`,
        clientSecret: sql`coalesce(payments.client_secret, excluded.client_secret)`,
      }),
    );
});

const INSERT_EVENT = statement((event: Params<ProviderEvent & { readonly nextLookAt: Date }>, db) => {
  const { provider, site, eventId, paymentId, kind, receivedAt, nextLookAt } = event;
  return db
    .insertInto("providerEvents")
    .values({ provider, site, eventId, paymentId, kind, receivedAt, nextLookAt, doneAt: null })
    .onConflict((conflict) => conflict.columns(["provider", "site", "eventId"]).doNothing())
    .returning("eventId");
});

const updateEvent = ({ provider, site, eventId }: Params<EventKey>, db: Database) =>
  db
    .updateTable("providerEvents")
    .where("provider", "=", provider)
    .where("site", "=", site)
    .where("eventId", "=", eventId);

const MARK_EVENT_DONE = statement((event: Params<EventKey & { doneAt: Date }>, db) =>
  updateEvent(event, db).set({ doneAt: event.doneAt }),
);

const RESCHEDULE_EVENT = statement((event: Params<EventKey & { nextLookAt: Date }>, db) =>
  updateEvent(event, db).set({ nextLookAt: event.nextLookAt }),
);

const FIND_DECLINES = statement(({ checkoutId, since }: Params<{ checkoutId: string; since: Date }>, db) =>
  db
    .selectFrom("providerEvents")
    .innerJoin("payments", "payments.id", "providerEvents.paymentId")
    .select("providerEvents.receivedAt")
    .where("payments.checkoutId", "=", checkoutId)
    .where("providerEvents.kind", "=", "declined")
    .where("providerEvents.receivedAt", ">", since)
    .orderBy("providerEvents.receivedAt", "desc")
    .limit(MAX_DECLINES),
);

/** Returns the amount clamped to the limits, where a negative limit counts as 0. */
const clampMinor = (amount: Minor, min: number, max: number): Minor =>
  minor(clamp(amount, Math.max(0, min), Math.max(0, max)));

export const paymentRecords = (db: Database): PaymentRecords => ({
  find: (id) => FIND.first(db, { id }),
  findByCheckout: (checkoutId) => FIND_OF_CHECKOUT.first(db, { checkoutId }),
  findReplaced: (checkoutId) => FIND_REPLACED.all(db, { checkoutId }),

  countByCheckout: async (checkoutId) => (await COUNT_OF_CHECKOUT.first(db, { checkoutId }))?.count ?? 0,

  save: async (payment, now) => {
    try {
      await SAVE.first(db, { ...storedFieldsOf(payment), now });
      return "saved";
    } catch (error) {
      if (isUniqueViolation(error, "one_payment_a_checkout")) return "conflict";
      throw error;
    }
  },

  adopt: async (payment, now) => {
    const current = await FIND_OF_CHECKOUT.first(db, { checkoutId: payment.checkoutId });
    await db
      .insertInto("payments")
      .values({
        ...storedFieldsOf(payment),
        createdAt: now,
        nextLookAt: now,
        needsReview: null,
        replacedAt: current && current.id !== payment.id ? now : null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  },

  markReplaced: async (id, replacedAt) => {
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

  recordRefundsElsewhere: async (id, refunded) => {
    const { refundTotal, refundedElsewhere: earlier } = await db
      .selectFrom("payments")
      .select(["refundTotal", "refundedElsewhere"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { accepted } = await db
      .selectFrom("refunds")
      .select((of) => of.fn.coalesce(of.fn.sum<string>("amount"), sql<string>`0`).as("accepted"))
      .where("paymentId", "=", id)
      .where("state", "in", ["pending", "succeeded"])
      .executeTakeFirstOrThrow();
    // The provider's sum may or may not include a refund that is only requested, so the amount is known only
    // within these limits.
    const refundedElsewhere = clampMinor(earlier, refunded - refundTotal, refunded - Number(accepted));
    if (refundedElsewhere !== earlier) {
      await db.updateTable("payments").set({ refundedElsewhere }).where("id", "=", id).execute();
    }
    return minor(Math.max(0, refundedElsewhere - earlier));
  },

  stop: async (id, stoppedAt) => {
    await db.updateTable("payments").set({ stoppedAt }).where("id", "=", id).execute();
  },

  resume: async (id) => {
    const resumed = await db
      .updateTable("payments")
      .set({ stoppedAt: null })
      .where("id", "=", id)
      .where("stoppedAt", "is not", null)
      .returning("id")
      .executeTakeFirst();
    return resumed !== undefined;
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

  findDueForCheck: (now, limit) =>
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
      // Replaced payments come last: they are hardly ever paid, and must not delay the others after the shop
      // was down for long.
      .orderBy((payment) => payment("replacedAt", "is not", null))
      .orderBy("nextLookAt")
      .limit(limit)
      .execute(),

  stopChecksOfOrdered: async ({ now, ordersOverBefore }, limit) => {
    await db
      .updateTable("payments")
      .set({ nextLookAt: null })
      .where("id", "in", (select) =>
        select
          .selectFrom("payments as due")
          .innerJoin("orders", "orders.paymentId", "due.id")
          .select("due.id")
          .where("due.nextLookAt", "<=", now)
          .where("orders.status", "in", FINISHED_ORDER_STATES)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("orderHistory")
                  .select("orderHistory.orderId")
                  .whereRef("orderHistory.orderId", "=", "orders.id")
                  .where("orderHistory.at", ">=", ordersOverBefore),
              ),
            ),
          )
          .limit(limit),
      )
      .execute();
  },

  findOrderedDueForCheck: (now, limit) =>
    db
      .selectFrom("payments")
      .innerJoin("orders", "orders.paymentId", "payments.id")
      .select(COLUMNS.map((column) => `payments.${column}` as const))
      .where("payments.nextLookAt", "<=", now)
      .orderBy("payments.nextLookAt")
      .limit(limit)
      .execute(),

  scheduleCheck: async (id, nextLookAt) => {
    await db.updateTable("payments").set({ nextLookAt }).where("id", "=", id).execute();
  },

  insertEvent: async (event, nextLookAt) =>
    (await INSERT_EVENT.first(db, { ...event, nextLookAt })) !== undefined,

  markEventDone: async (event, doneAt) => {
    await MARK_EVENT_DONE.executePipelined(db, { ...event, doneAt });
  },

  findDueEvents: (now, limit) =>
    db
      .selectFrom("providerEvents")
      .select(EVENT_COLUMNS)
      .where("doneAt", "is", null)
      .where("nextLookAt", "<=", now)
      .orderBy("nextLookAt")
      .limit(limit)
      .execute(),

  rescheduleEvent: async (event, nextLookAt) => {
    await RESCHEDULE_EVENT.executePipelined(db, { ...event, nextLookAt });
  },

  findDeclines: async (checkoutId, since) => {
    const declines = await FIND_DECLINES.all(db, { checkoutId, since });
    return declines.map(({ receivedAt }) => receivedAt);
  },
});
