import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Carts } from "../../ports/Carts.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

const LINE = ["id", "uuid", "quantity", "design"] as const;

export const carts = (db: Database): Carts => {
  const byId = (id: string) => db.selectFrom("carts").selectAll().where("id", "=", id);

  return {
    insert: async (cart) => {
      await db.insertInto("carts").values(cart).execute();
    },

    find: async (id) => {
      const cart = await byId(id)
        .select((carts) =>
          jsonArrayFrom(
            carts
              .selectFrom("cartLines")
              .select(LINE)
              .whereRef("cartLines.cartId", "=", "carts.id")
              .orderBy("place"),
          ).as("lines"),
        )
        .executeTakeFirst();
      return cart && { ...cart, lines: cart.lines.map(readLine) };
    },

    lock: async (id) => {
      const cart = await byId(id).forUpdate().executeTakeFirst();
      if (!cart) return undefined;
      // Not by one statement: it would see the lines as they were when it began to wait for the lock.
      const lines = await db
        .selectFrom("cartLines")
        .select(LINE)
        .where("cartId", "=", id)
        .orderBy("place")
        .execute();
      return { ...cart, lines: lines.map(readLine) };
    },

    saveLine: async (cartId, { id, uuid, quantity, design }) => {
      const content = { quantity, design: JSON.stringify(design) };
      await db
        .insertInto("cartLines")
        .values({ id, cartId, uuid, ...content })
        .onConflict((conflict) => conflict.columns(["cartId", "uuid"]).doUpdateSet(content))
        .execute();
    },

    removeLine: async (cartId, lineId) => {
      await db.deleteFrom("cartLines").where("cartId", "=", cartId).where("id", "=", lineId).execute();
    },

    setVisitor: async (cartId, visitorId) => {
      await db.updateTable("carts").set({ visitorId }).where("id", "=", cartId).execute();
    },

    setPromoCode: async (cartId, promoCode) => {
      await db.updateTable("carts").set({ promoCode }).where("id", "=", cartId).execute();
    },

    markOrdered: async (cartId, orderedAt, successorId) => {
      await db.updateTable("carts").set({ orderedAt, successorId }).where("id", "=", cartId).execute();
    },

    moveLines: async (lineIds, toCartId) => {
      await db.updateTable("cartLines").set({ cartId: toCartId }).where("id", "in", lineIds).execute();
    },

    clear: async (cartId) => {
      await db.deleteFrom("cartLines").where("cartId", "=", cartId).execute();
    },
  };
};
