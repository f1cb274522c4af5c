import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { type ExpressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { NewOrder, OrderRecord, OrderStep, Orders } from "../../../ports/orders/Orders.ts";
import type { Database } from "../engine/connect.ts";
import { type Params, statement } from "../engine/statement.ts";
import { parseStoredLine } from "../engine/storedDesign.ts";
import type { Schema } from "../schema/schema.ts";

/** Selects orders with their lines, history, changes, open questions, the sum of their refunds, and whether they are stopped. */
const selectOrders = (db: Database) =>
  db
    .selectFrom("orders")
    .selectAll()
    .select((order) => [
      order
        .selectFrom("refunds")
        .select((eb) => eb.fn.sum("amount").as("sum"))
        .whereRef("refunds.orderId", "=", "orders.id")
        .where("state", "in", ["pending", "succeeded"])
        .as("refunded"),
      order
        .selectFrom("payments")
        .select("payments.stoppedAt")
        .whereRef("payments.id", "=", "orders.paymentId")
        .as("stoppedAt"),
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
          .leftJoin("staffMembers as staff", "staff.id", "orderHistory.staffId")
          // The plugin does not rename fields inside JSON, so a name of two words would stay snake_case.
          .select([
            "orderHistory.status",
            "at",
            "actor",
            "undoUntil as until",
            "staff.id as person",
            "staff.name",
          ])
          .whereRef("orderHistory.orderId", "=", "orders.id")
          .orderBy("place"),
      ).as("history"),
      jsonArrayFrom(
        order
          .selectFrom("orderChanges")
          // The plugin does not rename fields inside JSON, so a name of two words would stay snake_case.
          .select(["what", "lineId as line", "tile", "actor", "at"])
          .whereRef("orderChanges.orderId", "=", "orders.id")
          .orderBy("at")
          .orderBy("lineId")
          .orderBy("tile")
          .orderBy("actor"),
      ).as("changes"),
      jsonArrayFrom(
        order
          .selectFrom("printQuestions")
          .select(["lineId as line", "printQuestions.tile", "answerBy as until"])
          .whereRef("printQuestions.orderId", "=", "orders.id")
          .where("printQuestions.state", "=", "open")
          .orderBy("answerBy")
          .orderBy("printQuestions.tile"),
      ).as("openQuestions"),
    ]);

type OrderWithDetailsRow = Awaited<ReturnType<ReturnType<typeof selectOrders>["executeTakeFirstOrThrow"]>>;

const toOrderRecord = (row: OrderWithDetailsRow): OrderRecord => ({
  ...row,
  refunded: minor(Number(row.refunded ?? 0)),
  lines: row.lines.map(({ line }) => parseStoredLine(line)),
  // Inside JSON a time is a text.
  history: row.history.map(({ person, name, at, until, ...step }) => ({
    ...step,
    at: new Date(at),
    ...(until === null ? {} : { undoUntil: new Date(until) }),
    ...(person !== null && name !== null ? { staff: { id: person, name } } : {}),
  })),
  changes: row.changes.map(({ what, line, tile, actor, at }) => ({
    what,
    actor,
    lineId: line || null,
    tile: tile || null,
    at: new Date(at),
  })),
  openQuestions: row.openQuestions.map(({ line, tile, until }) => ({
    lineId: line,
    tile,
    answerBy: new Date(until),
  })),
});

const FIND = statement(({ id }: Params<{ id: string }>, db) => selectOrders(db).where("orders.id", "=", id));

const FIND_OF_CHECKOUT = statement(({ checkoutId }: Params<{ checkoutId: string }>, db) =>
  selectOrders(db).where("checkoutId", "=", checkoutId),
);

const LOCK = statement(({ id }: Params<{ id: string }>, db) =>
  db.selectFrom("orders").select("id").where("id", "=", id).forUpdate(),
);

type OrderRow = Omit<
  NewOrder,
  "lines" | "history" | "promo" | "shippingRate" | "shippingAddress" | "terms"
> & {
  readonly terms: string | null;
  readonly promo: string | null;
  readonly shippingRate: string | null;
  readonly shippingAddress: string;
};

const INSERT = statement((order: Params<OrderRow>, db) => {
  const { id, number, site, checkoutId, cartId, paymentId, status, email, shippingAddress } = order;
  const { currency, promo, shippingRate, price, discount, tax, total, terms, createdAt, finalizedAt } = order;
  const row = { id, number, site, checkoutId, cartId, paymentId, status, email, shippingAddress };
  const pricing = { currency, promo, shippingRate, price, discount, tax, total };
  return db.insertInto("orders").values({ ...row, ...pricing, terms, createdAt, finalizedAt });
});

const INSERT_LINE = statement(
  ({ id, orderId, place, line }: Params<{ id: string; orderId: string; place: number; line: string }>, db) =>
    db.insertInto("orderLines").values({ id, orderId, place, line }),
);

type FirstStep = Omit<OrderStep, "staff">;
const INSERT_STEP = statement(({ orderId, status, at, actor }: Params<FirstStep & { orderId: string }>, db) =>
  db.insertInto("orderHistory").values({ orderId, status, at, actor }),
);

const HAS_LINE = statement(({ lineIds }: Params<{ lineIds: readonly string[] }>, db) =>
  db.selectFrom("orderLines").select("id").where("id", "=", sql<string>`any(${lineIds})`).limit(1),
);

const NEXT_NUMBER = statement(({ site }: Params<{ site: SiteCode }>, db) =>
  db
    .insertInto("orderNumbers")
    .values({ site, last: 1 })
    .onConflict((conflict) =>
      conflict.column("site").doUpdateSet((update) => ({ last: update("orderNumbers.last", "+", 1) })),
    )
    .returning("last"),
);

const MARK_FINALIZED = statement(({ id, finalizedAt }: Params<{ id: string; finalizedAt: Date }>, db) =>
  db
    .updateTable("orders")
    .set({ finalizedAt })
    .where("id", "=", id)
    .where("finalizedAt", "is", null)
    .returning("id"),
);

/** Searches by position, not by a pattern: in a pattern, % and _ have a meaning of their own. */
const containsText = (text: string) =>
  sql<boolean>`(strpos(lower(orders.number), ${text}) > 0 or strpos(lower(orders.email), ${text}) > 0)`;

export const orders = (db: Database): Orders => {
  const find = async (id: string): Promise<OrderRecord | undefined> => {
    const row = await FIND.first(db, { id });
    return row && toOrderRecord(row);
  };

  return {
    insert: async ({ lines, history, promo, shippingRate, shippingAddress, terms, ...order }) => {
      await INSERT.executePipelined(db, {
        ...order,
        promo: promo && JSON.stringify(promo),
        shippingRate: shippingRate && JSON.stringify(shippingRate),
        shippingAddress: JSON.stringify(shippingAddress),
        terms: terms && JSON.stringify(terms),
      });
      for (const [place, line] of lines.entries()) {
        await INSERT_LINE.executePipelined(db, {
          id: line.id,
          orderId: order.id,
          place,
          line: JSON.stringify(line),
        });
      }
      for (const { status, at, actor } of history) {
        await INSERT_STEP.executePipelined(db, { orderId: order.id, status, at, actor });
      }
    },

    find,

    findMany: async (ids) => {
      const rows = await selectOrders(db)
        .where("orders.id", "=", sql<string>`any(${[...ids]})`)
        .execute();
      return rows.map(toOrderRecord);
    },

    findIdsByEmail: async (email, limit) => {
      const rows = await db
        .selectFrom("orders")
        .select("id")
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .orderBy("createdAt", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    lock: async (id) => {
      await LOCK.executePipelined(db, { id });
      // A separate statement sees what the previous holder of the lock has written.
      return find(id);
    },

    transition: async (id, from, { staff, ...step }, effects) => {
      const updated = await db
        .updateTable("orders")
        .set({ status: step.status })
        .where("id", "=", id)
        .where("status", "=", from)
        .returning("id")
        .executeTakeFirst();
      if (updated) {
        await db
          .insertInto("orderHistory")
          .values({
            ...step,
            orderId: id,
            staffId: staff?.id ?? null,
            undoData: effects ? JSON.stringify(effects) : null,
          })
          .execute();
      }
      return updated !== undefined;
    },

    undoLastStep: async (id, restored) => {
      const removed = await db
        .deleteFrom("orderHistory")
        .where("orderId", "=", id)
        .where("place", "=", (select) =>
          select
            .selectFrom("orderHistory as step")
            .select(({ fn }) => fn.max("step.place").as("last"))
            .where("step.orderId", "=", id),
        )
        .returning(["status", "undoData"])
        .executeTakeFirstOrThrow();
      await db
        .updateTable("orders")
        .set({ status: restored, ...(removed.status === "shipped" ? { tracking: null } : {}) })
        .where("id", "=", id)
        .execute();
      return removed.undoData;
    },

    setTracking: async (id, tracking) => {
      await db
        .updateTable("orders")
        .set({ tracking: JSON.stringify(tracking) })
        .where("id", "=", id)
        .execute();
    },

    setHold: async (id, hold) => {
      await db
        .updateTable("orders")
        .set({ heldAt: hold?.at ?? null, holdReason: hold?.reason ?? null })
        .where("id", "=", id)
        .execute();
    },

    findByNumber: async (number) => {
      const row = await selectOrders(db).where("orders.number", "=", number).executeTakeFirst();
      return row && toOrderRecord(row);
    },

    list: async ({ status, site, search }, { offset, limit }) => {
      const matchesFilter = (order: ExpressionBuilder<Schema, "orders">) =>
        order.and([
          ...(status === null ? [] : [order("orders.status", "=", status)]),
          ...(site === null ? [] : [order("orders.site", "=", site)]),
          ...(search === null ? [] : [containsText(search.toLowerCase())]),
        ]);
      const { total } = await db
        .selectFrom("orders")
        .select((select) => select.fn.countAll<number>().as("total"))
        .where(matchesFilter)
        .executeTakeFirstOrThrow();
      const page = await selectOrders(db)
        .where(matchesFilter)
        .orderBy("createdAt", "desc")
        .orderBy("orders.id")
        .offset(offset)
        .limit(limit)
        .execute();
      return { orders: page.map(toOrderRecord), total };
    },

    findByCheckout: async (checkoutId) => {
      const row = await FIND_OF_CHECKOUT.first(db, { checkoutId });
      return row && toOrderRecord(row);
    },

    hasAnyLine: async (lineIds) => (await HAS_LINE.first(db, { lineIds })) !== undefined,

    findLine: async (lineId) => {
      const row = await db
        .selectFrom("orderLines")
        .select("line")
        .where("id", "=", lineId)
        .executeTakeFirst();
      return row && parseStoredLine(row.line);
    },

    saveLineDesign: async (lineId, { design, previewKey, title }) => {
      const changedFields = JSON.stringify({ design, previewKey, title });
      await db
        .updateTable("orderLines")
        .set({ line: sql`line || ${changedFields}::jsonb` })
        .where("id", "=", lineId)
        .execute();
    },

    saveAddress: async (orderId, address) => {
      await db
        .updateTable("orders")
        .set({ shippingAddress: JSON.stringify(address) })
        .where("id", "=", orderId)
        .execute();
    },

    saveEmail: async (orderId, email) => {
      await db.updateTable("orders").set({ email }).where("id", "=", orderId).execute();
    },

    recordChanges: async (orderId, changes) => {
      await db
        .insertInto("orderChanges")
        // A part of a key cannot be null, so a change of the whole order has an empty line and tile.
        .values(
          changes.map(({ lineId, tile, ...change }) => ({
            ...change,
            orderId,
            lineId: lineId ?? "",
            tile: tile ?? "",
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(["orderId", "lineId", "tile", "what", "actor"])
            .doUpdateSet((update) => ({ at: update.ref("excluded.at") })),
        )
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

    allocateNumber: async (site) => {
      const row = await NEXT_NUMBER.first(db, { site });
      if (!row) throw new Error(`Cannot allocate an order number for ${site}.`);
      return row.last;
    },

    markFinalized: async (id, finalizedAt) =>
      (await MARK_FINALIZED.first(db, { id, finalizedAt })) !== undefined,

    markOpenedByStaff: async (id, firstOpenedAt) => {
      await db
        .updateTable("orders")
        .set({ firstOpenedAt })
        .where("id", "=", id)
        .where("firstOpenedAt", "is", null)
        .execute();
    },
  };
};
