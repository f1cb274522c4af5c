import { minor } from "@storywall/domain/units/units.ts";
import { type RawBuilder, sql } from "kysely";
import type { Customer, Customers, CustomerTotal } from "../../../ports/customers/Customers.ts";
import type { Database } from "../engine/connect.ts";
import { matchesNewest } from "../orders/matchesSearch.ts";

/** Orders that are read to find people: the newest ones that match. Each costs a computation of its search terms. */
const MAX_ORDERS_READ = 60;

const ORDER_EMAIL = sql.ref("orders.email");
const THREAD_EMAIL = sql.ref("thread.email");
const EMAIL = sql.ref("email");

const customerIdOf = (email: RawBuilder<unknown>) => sql<string>`customer_id(${email})`;
const isOneOf = (email: RawBuilder<unknown>, ids: readonly string[]) =>
  sql<boolean>`customer_id(${email}) = any(${ids})`;
const isOf = (email: RawBuilder<unknown>, id: string) => sql<boolean>`customer_id(${email}) = ${id}`;

export const customers = (db: Database): Customers => {
  /** The newest order of each of these people. */
  const selectNewestOrders = (ids: readonly string[]) =>
    db
      .selectFrom("orders")
      .distinctOn(customerIdOf(ORDER_EMAIL))
      .select([customerIdOf(ORDER_EMAIL).as("id"), "email", "shippingAddress", "createdAt"])
      .where(isOneOf(ORDER_EMAIL, ids))
      .orderBy(customerIdOf(ORDER_EMAIL))
      .orderBy("createdAt", "desc")
      .execute();

  const selectTotals = (ids: readonly string[]) =>
    db
      .selectFrom("orders")
      .select([customerIdOf(ORDER_EMAIL).as("id"), "currency"])
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<string>("total").as("total")])
      .select(
        sql<string>`coalesce(sum((
          select sum(amount) from refunds
          where refunds.order_id = orders.id and refunds.state in ('pending', 'succeeded'))), 0)`.as(
          "refunded",
        ),
      )
      .where(isOneOf(ORDER_EMAIL, ids))
      .groupBy([customerIdOf(ORDER_EMAIL), "currency"])
      .orderBy("currency")
      .execute();

  /** Names and addresses of people without an order, by what they wrote or subscribed to. */
  const selectOthers = async (ids: readonly string[]) => {
    const { rows } = await sql<{ id: string; email: string; name: string }>`
      select customer_id(email) as id, email, name from message_threads where ${isOneOf(EMAIL, ids)}
      union all select customer_id(email), email, '' from subscribers where ${isOneOf(EMAIL, ids)}`.execute(
      db,
    );
    return new Map(rows.toReversed().map((row) => [row.id, row]));
  };

  return {
    findIds: async (search, limit) => {
      const rows = await db
        .selectFrom("orders")
        .select(customerIdOf(ORDER_EMAIL).as("id"))
        .where(await matchesNewest(db, search, MAX_ORDERS_READ))
        .orderBy("orders.createdAt", "desc")
        .orderBy("orders.id")
        .limit(MAX_ORDERS_READ)
        .execute();
      return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
    },

    findNewestIds: async (limit) => {
      const rows = await db
        .selectFrom("orders")
        .select(customerIdOf(ORDER_EMAIL).as("id"))
        .orderBy("orders.createdAt", "desc")
        .orderBy("orders.id")
        .limit(MAX_ORDERS_READ)
        .execute();
      return [...new Set(rows.map(({ id }) => id))].slice(0, limit);
    },

    findIdByEmail: async (email) => {
      const { rows } = await sql<{ id: string }>`
        select customer_id(${email}) as id
        where exists (select from orders where customer_id(email) = customer_id(${email}))
          or exists (select from message_threads where customer_id(email) = customer_id(${email}))
          or exists (select from subscribers where customer_id(email) = customer_id(${email}))`.execute(db);
      return rows[0]?.id;
    },

    findAll: async (ids) => {
      if (ids.length === 0) return [];
      const newest = new Map((await selectNewestOrders(ids)).map((row) => [row.id, row]));
      const totals = Map.groupBy(await selectTotals(ids), ({ id }) => id);
      const others = await selectOthers(ids.filter((id) => !newest.has(id)));
      return ids.flatMap((id): readonly Customer[] => {
        const order = newest.get(id);
        const other = others.get(id);
        if (!order)
          return other ? [{ ...other, place: "", orderCount: 0, lastOrderAt: null, totals: [] }] : [];
        const { email, shippingAddress, createdAt } = order;
        const { firstName, lastName, city, province } = shippingAddress;
        const ofPerson = totals.get(id) ?? [];
        return [
          {
            id,
            email,
            name: [firstName, lastName].filter(Boolean).join(" "),
            place: [city, province].filter(Boolean).join(", "),
            orderCount: ofPerson.reduce((sum, { count }) => sum + Number(count), 0),
            lastOrderAt: createdAt,
            totals: ofPerson.map(
              ({ currency, total, refunded }): CustomerTotal => ({
                currency,
                total: minor(Number(total)),
                refunded: minor(Number(refunded)),
              }),
            ),
          },
        ];
      });
    },

    findOrderIds: async (id, limit) => {
      const rows = await db
        .selectFrom("orders")
        .select("orders.id")
        .where(isOf(ORDER_EMAIL, id))
        .orderBy("createdAt", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => row.id);
    },

    findThreads: async (id, limit) => {
      const rows = await db
        .selectFrom("messageThreads as thread")
        .leftJoin("orders", "orders.id", "thread.orderId")
        .select(["thread.id", "thread.site", "orders.number as orderNumber", "thread.lastAt"])
        .select(["thread.lastPlace as messageCount", "thread.shopperLast", "thread.ownerSeen"])
        .where(isOf(THREAD_EMAIL, id))
        .orderBy("thread.lastAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ shopperLast, ownerSeen, ...thread }) => ({
        ...thread,
        isUnread: shopperLast > ownerSeen,
      }));
    },

    findSubscriptions: (id) =>
      db
        .selectFrom("subscribers")
        .select(["site", "email", "consentedAt", "consentVersion", "confirmedAt", "unsubscribedAt"])
        .where(isOf(EMAIL, id))
        .orderBy("consentedAt", "desc")
        .limit(50)
        .execute(),
  };
};
