import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../../test/support/useTestShop.ts";
import { matchesNewest } from "./matchesSearch.ts";

const opened = useTestDatabase();

beforeAll(async () => {
  for (const statement of [
    "insert into visitors (id, site, created_at) select 'v' || n, 'ZA', now() from generate_series(1, 1001) n",
    `insert into checkouts (id, site, visitor_id, status, is_upload_later, quote_version, expires_at, created_at)
      select id, site, id, 'completed', false, 1, created_at, created_at from visitors`,
    `insert into payments (id, provider, status, amount, currency, checkout_id, quote_version, created_at)
      select id, 'test', 'succeeded', 100, 'ZAR', id, 1, created_at from checkouts`,
    `insert into orders (id, number, site, checkout_id, payment_id, status, email, shipping_address, currency, price, discount,
        tax, total, created_at)
      select id, 'ZA-' || id, 'ZA', id, id, 'placed', id || '@example.com', '{"firstName": "Anna"}', 'ZAR', 100, 0, 0, 100,
        created_at from payments`,
  ])
    await sql.raw(statement).execute(opened.database);
});

const search = async (words: readonly string[]) => {
  const condition = await matchesNewest(opened.database, [words]);
  const query = opened.database.selectFrom("orders").select("id").where(condition);
  return { sql: query.compile().sql, ids: (await query.execute()).map(({ id }) => id) };
};

test("a search that finds few orders is answered by its index, before they are sorted", async () => {
  const found = await search(["anna", "v77@example.com"]);
  expect(found.ids).toEqual(["v77"]);
  expect(found.sql).not.toContain("order_search_terms");
  expect((await search(["nobody"])).ids).toEqual([]);
});

test("of a search that finds very many the newest are looked through", async () => {
  const found = await search(["anna"]);
  expect(found.ids).toHaveLength(1001);
  expect(found.sql).toContain("order_search_terms");
});
