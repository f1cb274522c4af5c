import type { Carts } from "../../ports/Carts.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

export const carts = (db: Database): Carts => {
  const linesOf = async (cartId: string) => {
    const rows = await db
      .selectFrom("cartLines")
      .select(["id", "uuid", "quantity", "design"])
      .where("cartId", "=", cartId)
      .orderBy("place")
      .execute();
    return rows.map(readLine);
  };
  const byId = (id: string) => db.selectFrom("carts").selectAll().where("id", "=", id);

  return {
    insert: async (cart) => {
      await db.insertInto("carts").values(cart).execute();
    },

    find: async (id) => {
      const cart = await byId(id).executeTakeFirst();
      return cart && { ...cart, lines: await linesOf(id) };
    },

    lock: async (id) => {
      const cart = await byId(id).forUpdate().executeTakeFirst();
      return cart && { ...cart, lines: await linesOf(id) };
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

    markOrdered: async (cartId, orderedAt) => {
      await db.updateTable("carts").set({ orderedAt }).where("id", "=", cartId).execute();
    },

    clear: async (cartId) => {
      await db.deleteFrom("cartLines").where("cartId", "=", cartId).execute();
    },
  };
};
