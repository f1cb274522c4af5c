import { minor } from "@storywall/domain/units/units.ts";
import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { OrderRecord, Orders } from "../../ports/Orders.ts";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";
import { readLine } from "./storedDesign.ts";

export const orders = (db: Database): Orders => {
  const rows = () =>
    db
      .selectFrom("orders")
      .selectAll()
      .select((order) => [
        order
          .selectFrom("refunds")
          .select((of) => of.fn.sum("amount").as("sum"))
          .whereRef("refunds.orderId", "=", "orders.id")
          .where("state", "in", ["pending", "succeeded"])
          .as("refunded"),
        jsonArrayFrom(
          order
            .selectFrom("orderLines")
            .select("line")
            .whereRef("orderLines.orderId", "=", "orders.id")
            .orderBy("place"),
        ).as("lines"),
        jsonArrayFrom(
          order
            .selectFrom("orderHistory")
            .select(["orderHistory.status", "at", "actor"])
            .whereRef("orderHistory.orderId", "=", "orders.id")
            .orderBy("place"),
        ).as("history"),
      ]);
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;
  const record = (row: Row): OrderRecord => ({
    ...row,
    refunded: minor(Number(row.refunded ?? 0)),
    lines: row.lines.map(({ line }) => readLine(line)),
    // Within JSON an instant is text.
    history: row.history.map((step) => ({ ...step, at: new Date(step.at) })),
  });
  const first = async (query: ReturnType<typeof rows>): Promise<OrderRecord | undefined> => {
    const row = await query.executeTakeFirst();
    return row && record(row);
  };
  const find = (id: string) => first(rows().where("orders.id", "=", id));

  return {
    insert: async ({ lines, history, promo, shippingRate, shippingAddress, ...order }) => {
      await db
        .insertInto("orders")
        .values({
          ...order,
          promo: promo && JSON.stringify(promo),
          shippingRate: shippingRate && JSON.stringify(shippingRate),
          shippingAddress: JSON.stringify(shippingAddress),
        })
        .execute();
      await db
        .insertInto("orderLines")
        .values(
          lines.map((line, place) => ({ id: line.id, orderId: order.id, place, line: JSON.stringify(line) })),
        )
        .execute();
      await db
        .insertInto("orderHistory")
        .values(history.map((step) => ({ ...step, orderId: order.id })))
        .execute();
    },

    find,

    lock: async (id) => {
      await db.selectFrom("orders").select("id").where("id", "=", id).forUpdate().execute();
      // A statement of its own sees what whoever held the lock before has written.
      return find(id);
    },

    move: async (id, from, step) => {
      const moved = await db
        .updateTable("orders")
        .set({ status: step.status })
        .where("id", "=", id)
        .where("status", "=", from)
        .returning("id")
        .executeTakeFirst();
      if (moved) {
        await db
          .insertInto("orderHistory")
          .values({ ...step, orderId: id })
          .execute();
      }
      return moved !== undefined;
    },

    setTracking: async (id, tracking) => {
      await db
        .updateTable("orders")
        .set({ tracking: JSON.stringify(tracking) })
        .where("id", "=", id)
        .execute();
    },

    list: async ({ status, site }, { offset, limit }) => {
      const isWanted = (order: ExpressionBuilder<Schema, "orders">) =>
        order.and([
          ...(status === null ? [] : [order("orders.status", "=", status)]),
          ...(site === null ? [] : [order("orders.site", "=", site)]),
        ]);
      const { total } = await db
        .selectFrom("orders")
        .select((select) => select.fn.countAll<number>().as("total"))
        .where(isWanted)
        .executeTakeFirstOrThrow();
      const page = await rows()
        .where(isWanted)
        .orderBy("createdAt", "desc")
        .orderBy("orders.id")
        .offset(offset)
        .limit(limit)
        .execute();
      return { orders: page.map(record), total };
    },

    findOfCheckout: (checkoutId) => first(rows().where("checkoutId", "=", checkoutId)),

    hasLine: async (lineIds) => {
      const line = await db
        .selectFrom("orderLines")
        .select("id")
        .where("id", "in", lineIds)
        .limit(1)
        .executeTakeFirst();
      return line !== undefined;
    },

    findLine: async (lineId) => {
      const row = await db
        .selectFrom("orderLines")
        .select("line")
        .where("id", "=", lineId)
        .executeTakeFirst();
      return row && readLine(row.line);
    },

    saveWall: async (lineId, { design, previewKey }) => {
      const wall = JSON.stringify({ design, previewKey });
      await db
        .updateTable("orderLines")
        .set({ line: sql`line || ${wall}::jsonb` })
        .where("id", "=", lineId)
        .execute();
    },

    findAwaitingPhotos: ({ after, until }) =>
      db
        .selectFrom("orders")
        .select(["id", "createdAt"])
        .where("status", "=", "awaiting_photos")
        .where("createdAt", ">", after)
        .where("createdAt", "<=", until)
        .execute(),

    nextNumber: async (site) => {
      const { last } = await db
        .insertInto("orderNumbers")
        .values({ site, last: 1 })
        .onConflict((conflict) =>
          conflict.column("site").doUpdateSet((update) => ({ last: update("orderNumbers.last", "+", 1) })),
        )
        .returning("last")
        .executeTakeFirstOrThrow();
      return last;
    },

    markFinalized: async (id, finalizedAt) => {
      const first = await db
        .updateTable("orders")
        .set({ finalizedAt })
        .where("id", "=", id)
        .where("finalizedAt", "is", null)
        .returning("id")
        .executeTakeFirst();
      return first !== undefined;
    },
  };
};
