import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type {
  OrderCursor,
  OrderList,
  OrderListEntry,
  OrderListFilter,
  OrderWorkKind,
} from "../../../ports/orders/OrderList.ts";
import type { Database } from "../engine/connect.ts";
import { IS_PRINTED } from "../print/isPrinted.ts";
import type { Schema } from "../schema/schema.ts";
import { matchesNewest, matchesSearch } from "./matchesSearch.ts";

type Order = ExpressionBuilder<Schema, "orders">;

/** Selects what a row of the list shows: the order's own columns, and sums over related rows. Reads no wall. */
const selectEntries = (db: Database) =>
  db
    .selectFrom("orders")
    .select(["orders.id", "number", "site", "orders.status", "email", "shippingAddress"])
    .select(["orders.currency", "total", "orders.createdAt", "tracking", "firstOpenedAt"])
    .select(["waitingSince", "waitedSeconds", "heldAt", "shippingRate", "terms"])
    .select(sql<string>`customer_id(orders.email)`.as("customerId"))
    .select((order) => [
      completedAt(order).as("completedAt"),
      order
        .selectFrom("refunds")
        .select((eb) => eb.fn.sum("amount").as("sum"))
        .whereRef("refunds.orderId", "=", "orders.id")
        .where("state", "in", ["pending", "succeeded"])
        .as("refunded"),
      stoppedAt(order).as("stoppedAt"),
      jsonArrayFrom(
        order
          .selectFrom("printJobs")
          .select((eb) => ["printJobs.state", eb.fn.countAll<number>().as("count")])
          .whereRef("printJobs.orderId", "=", "orders.id")
          // A replacement has a parcel of its own, so only its failed prints are shown with the order.
          .where((eb) => eb.or([eb("replacementId", "is", null), eb("printJobs.state", "=", "failed")]))
          .groupBy("printJobs.state"),
      ).as("prints"),
      order
        .selectFrom("replacements")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .whereRef("replacements.orderId", "=", "orders.id")
        .where("replacements.state", "=", "in_production")
        .as("openReplacements"),
    ]);

/** The last time that the order became complete: it was paid and had all photos. */
const completedAt = (order: Order) =>
  order
    .selectFrom("orderHistory")
    .select((eb) => eb.fn.max("at").as("at"))
    .whereRef("orderHistory.orderId", "=", "orders.id")
    .where("orderHistory.status", "=", "placed");

const stoppedAt = (order: Order) =>
  order.selectFrom("payments").select("payments.stoppedAt").whereRef("payments.id", "=", "orders.paymentId");

/**
 * The condition of the index `open_orders`, word for word: with parameters in place of the states, the database
 * does not see that it may use the index, and looks through all orders of the shop for the few open ones.
 */
const IS_OPEN = sql<SqlBool>`orders.status in ('placed', 'in_production')`;

const isWork = (order: Order, kind: OrderWorkKind, late: readonly LateLimit[] | null) => {
  if (kind === "toPrint" || kind === "toSend") {
    const isMade = order.and([
      IS_OPEN,
      order("orders.status", "=", "in_production"),
      order.not(isPaused(order)),
    ]);
    const unprinted = isToPrint(order);
    // A print that waits for a review, or for its shopper's answer, must not be printed, nor its order sent.
    const printable = unprinted.where("printJobs.state", "!=", "held");
    return order.and([
      isMade,
      kind === "toPrint" ? order.exists(printable) : order.not(order.exists(unprinted)),
    ]);
  }
  if (kind === "paused") return order.and([IS_OPEN, isPaused(order)]);
  if (kind === "failedPrints") return hasFailedPrint(order);
  return order.and([IS_OPEN, ...isLate(order, late)]);
};

/** Condition of an order of which nothing is printed or sent until a staff member releases it. */
const isPaused = (order: Order) =>
  order.or([
    order("orders.heldAt", "is not", null),
    order.exists(
      order
        .selectFrom("payments")
        .select("payments.id")
        .whereRef("payments.id", "=", "orders.paymentId")
        .where("payments.stoppedAt", "is not", null),
    ),
  ]);

/** Unprinted prints of the order itself, without those of its replacements. */
const isToPrint = (order: Order) =>
  order
    .selectFrom("printJobs")
    .select("printJobs.id")
    .whereRef("printJobs.workId", "=", "orders.id")
    .where("printJobs.state", "!=", "cancelled")
    .where(({ not }) => not(IS_PRINTED));

/** Of a sent order, only the prints of its replacements are still to be made. */
const hasFailedPrint = (order: Order) => {
  const failed = order.selectFrom("printJobs").select("printJobs.orderId").where("state", "=", "failed");
  return order.and([
    // Found by the index of failed prints, which are few, and not by looking through the orders.
    order("orders.id", "in", failed),
    order.or([
      IS_OPEN,
      order.exists(
        failed
          .whereRef("printJobs.orderId", "=", "orders.id")
          .where("printJobs.replacementId", "is not", null),
      ),
    ]),
  ]);
};

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>["execute"]>>[number];

const NO_PRINTS = { waiting: 0, held: 0, done: 0, failed: 0, cancelled: 0 };

const toEntry = ({ prints, refunded, openReplacements, ...row }: Row): OrderListEntry => ({
  ...row,
  completedAt: row.completedAt ?? null,
  stoppedAt: row.stoppedAt ?? null,
  refunded: minor(Number(refunded ?? 0)),
  openReplacements: Number(openReplacements ?? 0),
  prints: { ...NO_PRINTS, ...Object.fromEntries(prints.map(({ state, count }) => [state, Number(count)])) },
});

/** Compares a time with a local time or day of each site; the database knows when clocks change. */
const byLocalTime = (
  order: Order,
  { site, timeZones }: Pick<OrderListFilter, "site" | "timeZones">,
  compare: (
    atLocalTime: (local: RawBuilder<unknown>) => RawBuilder<Date>,
    code: SiteCode,
  ) => RawBuilder<SqlBool>,
) =>
  order.or(
    [...timeZones].flatMap(([code, timeZone]) =>
      site !== null && site !== code
        ? []
        : order.and([
            order("orders.site", "=", code),
            compare((local) => sql<Date>`(${local}::timestamp at time zone ${timeZone})`, code),
          ]),
    ),
  );

/**
 * Limit for the orders of a site that were promised the same days: they are late if they were complete before
 * this local time.
 */
type LateLimit = {
  readonly site: SiteCode;
  readonly dispatchTo: number | null;
  readonly timeZone: string;
  readonly before: string;
};

/** Last working day by which an order was promised to be dispatched; null when the days of its site apply. */
const DISPATCH_TO = sql<number | null>`(orders.terms -> 'dispatchDays' ->> 'to')::int`;

/** Returns the limits of all promises among the open orders: few, since a site seldom changes its days. */
const findLateLimits = async (
  db: Database,
  { lateBefore, timeZones }: Pick<OrderListFilter, "lateBefore" | "timeZones">,
): Promise<readonly LateLimit[] | null> => {
  if (lateBefore === null) return null;
  const promises = await db
    .selectFrom("orders")
    .select(["site", DISPATCH_TO.as("dispatchTo")])
    .distinct()
    .where(IS_OPEN)
    .execute();
  return promises.flatMap(({ site, dispatchTo }) => {
    const timeZone = timeZones.get(site);
    return timeZone === undefined
      ? []
      : [{ site, dispatchTo, timeZone, before: lateBefore(site, dispatchTo) }];
  });
};

/** Condition of orders that have been complete for so long that they should have been sent. */
const isLate = (order: Order, limits: readonly LateLimit[] | null) =>
  limits === null
    ? []
    : [
        IS_OPEN,
        // While the order waits for its shopper, its promised day moves on.
        order("orders.waitingSince", "is", null),
        order.or(
          limits.map(({ site, dispatchTo, timeZone, before }) =>
            order.and([
              order("orders.site", "=", site),
              sql<SqlBool>`${DISPATCH_TO} is not distinct from ${dispatchTo}::int`,
              sql<SqlBool>`${completedAt(order)} + orders.waited_seconds * interval '1 second'
                < (${before}::timestamp at time zone ${timeZone})`,
            ]),
          ),
        ),
      ];

const conditions = (order: Order, filter: OrderListFilter, late: readonly LateLimit[] | null) => {
  const { site, states, from, to, numberPrefix, ids } = filter;
  return [
    ...(site === null ? [] : [order("orders.site", "=", site)]),
    ...(states.length === 0 ? [] : [order("orders.status", "in", states)]),
    ...(from === null
      ? []
      : [byLocalTime(order, filter, (at) => sql<SqlBool>`orders.created_at >= ${at(sql`${from}`)}`)]),
    ...(to === null
      ? []
      : [
          byLocalTime(order, filter, (at) => sql<SqlBool>`orders.created_at < ${at(sql`(${to}::date + 1)`)}`),
        ]),
    ...(numberPrefix === null ? [] : [sql<SqlBool>`starts_with(lower(orders.number), ${numberPrefix})`]),
    ...(ids === null ? [] : [order("orders.id", "=", sql<string>`any(${[...ids]})`)]),
    ...isLate(order, late),
  ];
};

const isAfter = (order: Order, { createdAt, id }: OrderCursor) =>
  order.or([
    order("orders.createdAt", "<", createdAt),
    order.and([order("orders.createdAt", "=", createdAt), order("orders.id", ">", id)]),
  ]);

export const orderList = (db: Database): OrderList => ({
  find: async (filter, { after, limit }) => {
    const late = await findLateLimits(db, filter);
    const isMeant = (order: Order) =>
      order.and([...conditions(order, filter, late), ...(after ? [isAfter(order, after)] : [])]);
    const isFound = filter.search && (await matchesNewest(db, filter.search, limit, isMeant));
    const rows = await selectEntries(db)
      .where((order) => (isFound ? order.and([isMeant(order), isFound]) : isMeant(order)))
      .orderBy("orders.createdAt", "desc")
      .orderBy("orders.id")
      .limit(limit)
      .execute();
    return rows.map(toEntry);
  },

  findByNumbers: async (numbers) => {
    if (numbers.length === 0) return [];
    const rows = await selectEntries(db)
      .where(
        sql`lower(orders.number)`,
        "in",
        numbers.map((number) => number.toLowerCase()),
      )
      .execute();
    return rows.map(toEntry);
  },

  findPlaced: async (limit) => {
    const rows = await db
      .selectFrom("orders")
      .select(["orders.id", "site", "orders.status", "orders.createdAt", "heldAt", "waitingSince", "terms"])
      .select((order) => [completedAt(order).as("completedAt"), stoppedAt(order).as("stoppedAt")])
      .where(IS_OPEN)
      .where("orders.status", "=", "placed")
      .orderBy("orders.createdAt")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      ...row,
      completedAt: row.completedAt ?? null,
      stoppedAt: row.stoppedAt ?? null,
    }));
  },

  countWaitingForAnswer: async () => {
    const { orders } = await db
      .selectFrom("orders")
      .select((eb) => eb.fn.countAll<number>().as("orders"))
      .where(IS_OPEN)
      .where("waitingSince", "is not", null)
      .executeTakeFirstOrThrow();
    return Number(orders);
  },

  findWorkIds: async (kind, limit) => {
    const late = typeof kind === "string" ? null : await findLateLimits(db, kind);
    const rows = await db
      .selectFrom("orders")
      .select("orders.id")
      .where((order) => isWork(order, kind, late))
      .orderBy("orders.createdAt")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  findByIds: async (ids) => {
    if (ids.length === 0) return [];
    return (await selectEntries(db).where("orders.id", "in", ids).execute()).map(toEntry);
  },

  findPreviewKeys: async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom("orderLines")
      .distinctOn("orderId")
      .select(["orderId", sql<string>`line ->> 'previewKey'`.as("previewKey")])
      .where("orderId", "in", ids)
      .orderBy("orderId")
      .orderBy("place")
      .execute();
    return new Map(rows.map(({ orderId, previewKey }) => [orderId, previewKey]));
  },

  findParcelNumbers: async (numbers) => {
    if (numbers.length === 0) return [];
    const search = numbers.map((number) => [number.toLowerCase()]);
    const rows = await db.selectFrom("orders").select("tracking").where(matchesSearch(search)).execute();
    const known = new Set(rows.map(({ tracking }) => tracking?.number.toLowerCase()));
    return numbers.filter((number) => known.has(number.toLowerCase()));
  },
});
