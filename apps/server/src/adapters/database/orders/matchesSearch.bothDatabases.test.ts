import { type ExpressionBuilder, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../../test/support/useTestShop.ts";
import type { Schema } from "../schema/schema.ts";
import { matchesNewest } from "./matchesSearch.ts";

const opened = useTestDatabase();

/** Orders of Anna, the newest, and of Thandi, which are older than all of them: more of each than a search reads at once. */
const OF_EACH = 1_010;

beforeAll(async () => {
  for (const statement of [
    `insert into visitors (id, site, created_at)
      select 'v' || n, 'ZA', now() - n * interval '1 minute' from generate_series(1, ${2 * OF_EACH}) n`,
    `insert into checkouts (id, site, visitor_id, status, is_upload_later, quote_version, expires_at, created_at)
      select id, site, id, 'completed', false, 1, created_at, created_at from visitors`,
    `insert into payments (id, provider, status, amount, currency, checkout_id, quote_version, created_at)
      select id, 'test', 'succeeded', 100, 'ZAR', id, 1, created_at from checkouts`,
    `insert into orders (id, number, site, checkout_id, payment_id, status, email, shipping_address, currency, price, discount,
        tax, total, created_at)
      select id, 'ZA-' || id, 'ZA', id, id, case when id like '%7' then 'shipped' else 'placed' end, id || '@example.com',
        jsonb_build_object('firstName', case when substr(id, 2)::int > ${OF_EACH} then 'Thandi' else 'Anna' end),
        'ZAR', 100, 0, 0, 100, created_at
      from payments`,
  ])
    await sql.raw(statement).execute(opened.database);
});

type Order = ExpressionBuilder<Schema, "orders">;

/** Returns the numbers of the newest orders that match, as a list shows them. */
const search = async (
  words: readonly string[],
  limit: number,
  isMeant?: (order: Order) => ReturnType<Order>,
) => {
  const isFound = await matchesNewest(opened.database, [words], limit, isMeant);
  const rows = await opened.database
    .selectFrom("orders")
    .select("id")
    .where((order) => (isMeant ? order.and([isFound, isMeant(order)]) : isFound))
    .orderBy("createdAt", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => Number(id.slice(1)));
};
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test("a search that finds few orders finds all of them", async () => {
  expect(await search(["anna", "v77@example.com"], 30)).toEqual([77]);
  expect(await search(["nobody"], 30)).toEqual([]);
});

test("a search that finds very many orders finds the newest, a few or hundreds", async () => {
  expect(await search(["anna"], 30)).toEqual(from(1, 30));
  expect(await search(["anna"], 600)).toEqual(from(1, 600));
});

test("a search that finds very many orders finds the newest below hundreds that do not match", async () => {
  expect(await search(["thandi"], 30)).toEqual(from(OF_EACH + 1, 30));
});

test("a search that finds very many orders finds the newest of those that are meant", async () => {
  const isShipped = (order: Order) => order("orders.status", "=", "shipped");
  const sevens = (first: number) => from(0, 3).map((index) => first + index * 10);
  expect(await search(["anna"], 3, isShipped)).toEqual(sevens(7));
  expect(await search(["thandi"], 3, isShipped)).toEqual(sevens(1017));
});
