import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { CartRecord, Carts, NewCartRecord } from "../../../ports/cart/Carts.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { parseStoredLine } from "../engine/storedDesign.ts";

type CartParams = Params<{ readonly cartId: string }>;

const INSERT = statement(({ id, site, visitorId, promoCode, createdAt }: Params<NewCartRecord>, db) =>
  db.insertInto("carts").values({ id, site, visitorId, promoCode, createdAt, lastUsedAt: createdAt }),
);

/** One query reads the cart, its lines and its checkout: carts are read more often than anything else. */
const FIND = statement(({ cartId }: CartParams, db) =>
  db
    .selectFrom("carts")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("checkouts")
          .innerJoin("quotes", (join) =>
            join
              .onRef("quotes.checkoutId", "=", "checkouts.id")
              .onRef("quotes.version", "=", "checkouts.quoteVersion"),
          )
          .select([
            "checkouts.id as checkoutId",
            "checkouts.status",
            "email",
            "shippingAddress",
            "shippingRate",
            "expiresAt",
          ])
          .whereRef("checkouts.cartId", "=", "carts.id")
          .orderBy("checkouts.createdAt", "desc")
          // Of checkouts created in the same instant, the open one first. This relies on the alphabet: "open" is
          // the last status.
          .orderBy("checkouts.status", "desc")
          .limit(1)
          .as("checkout"),
      (join) => join.onTrue(),
    )
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("cartLines")
          .select(["id", "uuid", "quantity", "design"])
          .whereRef("cartLines.cartId", "=", "carts.id")
          .orderBy("place"),
      ).as("lines"),
    )
    .where("carts.id", "=", cartId),
);

const FIND_SUCCESSOR = statement(({ cartId }: CartParams, db) =>
  db.selectFrom("carts").select("successorId").where("id", "=", cartId),
);

const LOCK = statement(({ cartId }: CartParams, db) =>
  db.selectFrom("carts").select("id").where("id", "=", cartId).forUpdate(),
);

const SAVE_LINE = statement(
  (
    {
      cartId,
      id,
      uuid,
      quantity,
      design,
    }: Params<{ cartId: string; id: string; uuid: string; quantity: number; design: string }>,
    db,
  ) =>
    db
      .insertInto("cartLines")
      .values({ id, cartId, uuid, quantity, design })
      .onConflict((conflict) => conflict.columns(["cartId", "uuid"]).doUpdateSet({ quantity, design })),
);

const MARK_ORDERED = statement(
  (
    {
      cartId,
      orderedAt,
      successorId,
    }: Params<{ cartId: string; orderedAt: Date; successorId: string | null }>,
    db,
  ) => db.updateTable("carts").set({ orderedAt, successorId }).where("id", "=", cartId),
);

const CLEAR = statement(({ cartId }: CartParams, db) =>
  db.deleteFrom("cartLines").where("cartId", "=", cartId),
);

export const carts = (db: Database): Carts => {
  const find = async (cartId: string): Promise<CartRecord | undefined> => {
    const row = await FIND.first(db, { cartId });
    if (!row) return undefined;
    const { lines, checkoutId, status, email, shippingAddress, shippingRate, expiresAt, ...cart } = row;
    return {
      ...cart,
      lines: lines.map(parseStoredLine),
      checkout:
        checkoutId === null || status === null || expiresAt === null
          ? null
          : { id: checkoutId, status, email, shippingAddress, shippingRate, expiresAt },
    };
  };

  return {
    insert: (cart) => INSERT.executePipelined(db, cart),

    find,

    findSuccessorId: async (cartId) => (await FIND_SUCCESSOR.first(db, { cartId }))?.successorId ?? null,

    lock: async (cartId) => {
      await LOCK.executePipelined(db, { cartId });
      // A separate statement sees what the previous holder of the lock has written.
      return find(cartId);
    },

    saveLine: (cartId, { id, uuid, quantity, design }) =>
      SAVE_LINE.executePipelined(db, { cartId, id, uuid, quantity, design: JSON.stringify(design) }),

    setQuantity: async (cartId, lineId, quantity) => {
      await db
        .updateTable("cartLines")
        .set({ quantity })
        .where("cartId", "=", cartId)
        .where("id", "=", lineId)
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

    markOrdered: (cartId, orderedAt, successorId) =>
      MARK_ORDERED.executePipelined(db, { cartId, orderedAt, successorId }),

    moveLines: async (lineIds, toCartId) => {
      await db.updateTable("cartLines").set({ cartId: toCartId }).where("id", "in", lineIds).execute();
    },

    touch: async (cartId, lastUsedAt) => {
      await db.updateTable("carts").set({ lastUsedAt }).where("id", "=", cartId).execute();
    },

    clear: (cartId) => CLEAR.executePipelined(db, { cartId }),
  };
};
