import * as fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../support/useTestShop.ts";
import { insertOrderRows } from "./figureRows.ts";

const opened = useTestDatabase();
let orderId = "";
beforeAll(async () => {
  const createdAt = new Date("2026-11-23T06:00:00Z");
  const row = { site: "ZA", createdAt, total: 100, tax: 0, refunds: [] } as const;
  await insertOrderRows(opened.database, [
    { ...row, isTest: true },
    { ...row, isTest: false },
  ]);
  const { id } = await opened.database.selectFrom("orders").select("id").executeTakeFirstOrThrow();
  orderId = id;
});

const size = fc.constantFrom("small", "medium", "large");
const frameStyle = fc.constantFrom("harmony", "whisper");
const tile = fc.record(
  { photoId: fc.option(fc.constantFrom("one", "two", "art:hills")), size, frameStyle },
  { requiredKeys: ["photoId"] },
);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  design: fc.record({
    size,
    frameStyle,
    tiles: fc
      .array(tile, { maxLength: 12 })
      .map((tiles) => tiles.map((fields, index) => ({ ...fields, name: `tile_${index + 1}` }))),
  }),
});
type Line = typeof line extends fc.Arbitrary<infer Value> ? Value : never;

/** Counts in plain code what the database computes of a line. */
const addUp = ({ quantity, design }: Line) => {
  const counts = new Map<string, number>();
  for (const { size: ownSize, frameStyle: ownStyle } of design.tiles) {
    const key = `${ownSize ?? design.size} ${ownStyle ?? design.frameStyle}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    quantity,
    tilesByVariant: [...counts].toSorted().map(([key, tiles]) => {
      const [ownSize, ownStyle] = key.split(" ");
      return { size: ownSize, frameStyle: ownStyle, tiles };
    }),
    photoTiles: design.tiles
      .filter(({ photoId }) => photoId !== null && !photoId.startsWith("art:"))
      .map(({ name }) => name),
  };
};

test("what figures read of a line equals what is in it, when it is written and when it changes", async () => {
  const { database } = opened;
  const read = () =>
    database
      .selectFrom("orderLines")
      .select(["quantity", "tilesByVariant", "photoTiles"])
      .executeTakeFirstOrThrow();
  await fc.assert(
    fc.asyncProperty(line, line, async (written, changed) => {
      await database.deleteFrom("orderLines").execute();
      await database
        .insertInto("orderLines")
        .values({ id: "line", orderId, place: 0, line: JSON.stringify(written) })
        .execute();
      expect(await read()).toEqual(addUp(written));
      await database
        .updateTable("orderLines")
        .set({ line: JSON.stringify(changed) })
        .execute();
      expect(await read()).toEqual(addUp(changed));
    }),
    { numRuns: 25 },
  );
});

test("a line without tiles is written all the same", async () => {
  const { database } = opened;
  await database
    .insertInto("orderLines")
    .values({ id: "empty", orderId, place: 1, line: JSON.stringify({ quantity: 1, design: null }) })
    .execute();
  const found = await database
    .selectFrom("orderLines")
    .select(["tilesByVariant", "photoTiles"])
    .where("id", "=", "empty")
    .executeTakeFirstOrThrow();
  expect(found).toEqual({ tilesByVariant: [], photoTiles: [] });
});

test("an order knows whether its payment was a test, without asking for it", async () => {
  const { rows } = await sql<{ isTest: boolean; provider: string }>`
    select orders.is_test, payments.provider
    from orders join payments on payments.id = orders.payment_id order by 2`.execute(opened.database);
  expect(rows).toEqual([
    { isTest: false, provider: "stripe" },
    { isTest: true, provider: "test" },
  ]);
});
