import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CartRecord, Carts } from "../../ports/Carts.ts";
import type { Database } from "./connect.ts";
import { readLine } from "./storedDesign.ts";

export const carts = (db: Database): Carts => {
  const find = async (id: string): Promise<CartRecord | undefined> => {
    const cart = await db
      .selectFrom("carts")
      .selectAll()
      .select((carts) =>
        jsonArrayFrom(
          carts
            .selectFrom("cartLines")
            .select(["id", "uuid", "quantity", "design"])
            .whereRef("cartLines.cartId", "=", "carts.id")
            .orderBy("place"),
        ).as("lines"),
      )
      .where("id", "=", id)
      .executeTakeFirst();
    return cart && { ...cart, lines: cart.lines.map(readLine) };
  };

  return {
    insert: async (cart) => {
      await db.insertInto("carts").values(cart).execute();
    },

    find,

    lock: async (id) => {
      await db.selectFrom("carts").select("id").where("id", "=", id).forUpdate().execute();
      // A statement of its own sees what whoever held the lock before has written.
      return find(id);
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
