import { minor } from "@storywall/domain/units/units.ts";
import { sql } from "kysely";
import type { OrderRecord, Orders } from "../../ports/Orders.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

export const orders = (db: Database): Orders => {
  const rows = () =>
    db
      .selectFrom("orders")
      .selectAll()
      .select((select) =>
        select
          .selectFrom("refunds")
          .select((of) => of.fn.sum("amount").as("sum"))
          .whereRef("refunds.orderId", "=", "orders.id")
          .where("state", "in", ["pending", "succeeded"])
          .as("refunded"),
      );
  type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirst"]>>;
  const whole = async (row: Row): Promise<OrderRecord | undefined> => {
    if (!row) return undefined;
    const lines = await db
      .selectFrom("orderLines")
      .select("line")
      .where("orderId", "=", row.id)
      .orderBy("place")
      .execute();
    const history = await db
      .selectFrom("orderHistory")
      .select(["status", "at", "actor"])
      .where("orderId", "=", row.id)
      .orderBy("place")
      .execute();
    return {
      ...row,
      refunded: minor(Number(row.refunded ?? 0)),
      lines: lines.map(({ line }) => readLine(line)),
      history,
    };
  };

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

    find: async (id) => whole(await rows().where("id", "=", id).executeTakeFirst()),

    lock: async (id) => whole(await rows().where("id", "=", id).forUpdate().executeTakeFirst()),

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
      const wanted = db
        .selectFrom("orders")
        .$if(status !== null, (query) => query.where("status", "=", status ?? "placed"))
        .$if(site !== null, (query) => query.where("site", "=", site ?? "ZA"));
      const { total } = await wanted
        .select((select) => select.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      const ids = await wanted
        .select("id")
        .orderBy("createdAt", "desc")
        .orderBy("id")
        .offset(offset)
        .limit(limit)
        .execute();
      const found: OrderRecord[] = [];
      for (const { id } of ids) {
        const order = await whole(await rows().where("id", "=", id).executeTakeFirst());
        if (order) found.push(order);
      }
      return { orders: found, total };
    },

    findOfCheckout: async (checkoutId) =>
      whole(await rows().where("checkoutId", "=", checkoutId).executeTakeFirst()),

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
