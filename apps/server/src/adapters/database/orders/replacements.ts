import { replacementNumber } from "@storywall/domain/orders/remakes.ts";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { ReplacementRecord, Replacements } from "../../../ports/orders/Replacements.ts";
import type { Database } from "../engine/connect.ts";

const selectReplacements = (db: Database) =>
  db
    .selectFrom("replacements")
    .innerJoin("orders", "orders.id", "replacements.orderId")
    .select([
      "replacements.id",
      "orderId",
      "orders.number as orderNumber",
      "place",
      "state",
      "reason",
      "note",
    ])
    .select(["replacements.createdAt", "createdBy", "changedAt", "replacements.tracking", "undoUntil"])
    .select((replacement) =>
      jsonArrayFrom(
        replacement
          .selectFrom("replacementTiles")
          // The plugin does not rename fields inside JSON, so a name of two words would stay snake_case.
          .select(["lineId as line", "tile", "pieces"])
          .whereRef("replacementId", "=", "replacements.id")
          .orderBy("lineId")
          .orderBy("tile"),
      ).as("tiles"),
    );

type ReplacementRow = Awaited<ReturnType<ReturnType<typeof selectReplacements>["executeTakeFirstOrThrow"]>>;

const toRecord = ({ orderNumber, place, tiles, ...row }: ReplacementRow): ReplacementRecord => ({
  ...row,
  number: replacementNumber(orderNumber, place),
  tiles: tiles.map(({ line, ...tile }) => ({ ...tile, lineId: line })),
});

/**
 * Number of a replacement: that of its order, and its position among the order's replacements: `ZA-10432-R1`.
 */
const REPLACEMENT_NUMBER = /^(.+)-R([1-9][0-9]{0,3})$/;

export const replacements = (db: Database): Replacements => {
  const first = (row: ReplacementRow | undefined) => row && toRecord(row);

  return {
    insert: async ({ tiles, ...replacement }) => {
      const { id, orderId, createdAt } = replacement;
      await db
        .insertInto("replacements")
        .values(({ selectFrom }) => ({
          ...replacement,
          state: "in_production",
          changedAt: createdAt,
          place: selectFrom("replacements as earlier")
            .select(({ eb, fn, val }) => eb(fn.coalesce(fn.max("earlier.place"), val(0)), "+", 1).as("next"))
            .where("earlier.orderId", "=", orderId),
        }))
        .execute();
      await db
        .insertInto("replacementTiles")
        .values(tiles.map((tile) => ({ ...tile, replacementId: id, isBeingMade: true })))
        .execute();
    },

    find: async (id) =>
      first(await selectReplacements(db).where("replacements.id", "=", id).executeTakeFirst()),

    findMany: async (ids) => {
      const rows = await selectReplacements(db)
        .where("replacements.id", "=", sql<string>`any(${[...ids]})`)
        .execute();
      return rows.map(toRecord);
    },

    findByNumber: async (number) => {
      const [, orderNumber, place] = REPLACEMENT_NUMBER.exec(number) ?? [];
      if (orderNumber === undefined) return undefined;
      return first(
        await selectReplacements(db)
          .where("orders.number", "=", orderNumber)
          .where("place", "=", Number(place))
          .executeTakeFirst(),
      );
    },

    findByRequest: async (orderId, requestKey) =>
      first(
        await selectReplacements(db)
          .where("orderId", "=", orderId)
          .where("requestKey", "=", requestKey)
          .executeTakeFirst(),
      ),

    findByOrder: async (orderId) => {
      const rows = await selectReplacements(db).where("orderId", "=", orderId).orderBy("place").execute();
      return rows.map(toRecord);
    },

    findBeingMade: async () => {
      const rows = await selectReplacements(db)
        .where("state", "=", "in_production")
        .orderBy("replacements.createdAt")
        .execute();
      return rows.map(toRecord);
    },

    transition: async (id, from, { state, at, tracking, undoUntil = null, stopEffects }) => {
      const updated = await db
        .updateTable("replacements")
        .set({
          state,
          changedAt: at,
          undoUntil,
          undoData: stopEffects ? JSON.stringify(stopEffects) : null,
          ...(tracking ? { tracking: JSON.stringify(tracking) } : {}),
        })
        .where("id", "=", id)
        .where("state", "=", from)
        .returning("id")
        .executeTakeFirst();
      if (updated)
        await db
          .updateTable("replacementTiles")
          .set({ isBeingMade: false })
          .where("replacementId", "=", id)
          .execute();
      return updated !== undefined;
    },

    undoLastStep: async (id, restored, at) => {
      const before = await db
        .selectFrom("replacements")
        .select("undoData")
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isBeingMade = restored === "in_production";
      await db
        .updateTable("replacements")
        .set({
          state: restored,
          changedAt: at,
          undoUntil: null,
          undoData: null,
          ...(isBeingMade ? { tracking: null } : {}),
        })
        .where("id", "=", id)
        .execute();
      await db.updateTable("replacementTiles").set({ isBeingMade }).where("replacementId", "=", id).execute();
      return before.undoData;
    },

    setTracking: async (id, tracking) => {
      await db
        .updateTable("replacements")
        .set({ tracking: JSON.stringify(tracking) })
        .where("id", "=", id)
        .execute();
    },
  };
};
