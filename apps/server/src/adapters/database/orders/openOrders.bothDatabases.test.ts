import { CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { useTestDatabase } from "../../../../test/support/useTestShop.ts";
import type { Database } from "../engine/connect.ts";
import { photoRetention } from "../photos/photoRetention.ts";
import { orderList } from "./orderList.ts";

const opened = useTestDatabase();

/** As many as a shop has after some months: almost all were sent long ago, and their photos are deleted. */
const ORDERS = 1_500;

beforeAll(async () => {
  for (const statement of [
    `insert into visitors (id, site, created_at)
      select 'v' || n, 'ZA', now() - n * interval '1 hour' from generate_series(1, ${ORDERS}) n`,
    `insert into checkouts (id, site, visitor_id, status, is_upload_later, quote_version, expires_at, created_at)
      select id, site, id, 'completed', false, 1, created_at, created_at from visitors`,
    `insert into payments (id, provider, status, amount, currency, checkout_id, quote_version, created_at)
      select id, 'test', 'succeeded', 100, 'ZAR', id, 1, created_at from checkouts`,
    `insert into orders (id, number, site, checkout_id, payment_id, status, email, shipping_address, currency, price, discount,
        tax, total, created_at, photos_gone_at)
      select id, 'ZA-' || id, 'ZA', id, id, case id when 'v7' then 'placed' when 'v8' then 'in_production' else 'delivered' end,
        id || '@example.com', '{}', 'ZAR', 100, 0, 0, 100, created_at,
        case when id in ('v7', 'v8', 'v1400', 'v1401', 'v1402') then null else now() end
      from payments`,
    `insert into order_history (order_id, status, at, actor)
      select id, 'placed', created_at, 'system' from orders
      union all select id, 'delivered', created_at + interval '1 day', 'owner' from orders where status = 'delivered'`,
    // Its parcel arrived late.
    "update order_history set at = now() where order_id = 'v1401' and status = 'delivered'",
    `insert into replacements (id, order_id, place, state, reason, request_key, created_by, created_at, changed_at)
      select 'r1', 'v1402', 1, 'in_production', 'dust', 'once', 'owner', now(), now()`,
    "analyze orders",
    "analyze order_history",
    "analyze payments",
  ])
    await sql.raw(statement).execute(opened.database);
});

/** Returns how the database answers what `run` asks. */
const explain = async (run: (db: Database) => Promise<unknown>): Promise<string> => {
  const { database } = opened;
  const queries: CompiledQuery[] = [];
  await run(
    database.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(database.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const plans: string[] = [];
  for (const { sql: text, parameters } of queries) {
    const { rows } = await database.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    plans.push(JSON.stringify(rows));
  }
  return plans.join("\n");
};

const LATE = {
  lateBefore: () => "2100-01-01T00:00",
  timeZones: new Map([["ZA" as const, "Africa/Johannesburg"]]),
};
const ANY = { site: null, states: [], from: null, to: null, search: null, numberPrefix: null, ids: null };

test("B13 what is to be done is found by indexes of open orders and failed prints, however many a shop has", async () => {
  const asked: readonly ((db: Database) => Promise<unknown>)[] = [
    (db) => orderList(db).findPlaced(100),
    (db) => orderList(db).findWorkIds("toPrint", 100),
    (db) => orderList(db).findWorkIds("toSend", 100),
    (db) => orderList(db).findWorkIds("failedPrints", 100),
    (db) => orderList(db).findWorkIds(LATE, 100),
    (db) => orderList(db).find({ ...ANY, ...LATE }, { after: null, limit: 50 }),
  ];
  for (const ask of asked) {
    const plan = await explain(ask);
    expect(plan).toMatch(/open_orders|orders_of_a_state|print_jobs_given_up/);
    expect(plan).not.toContain("Seq Scan on orders");
  }
  const list = orderList(opened.database);
  expect((await list.findPlaced(100)).map(({ id }) => id)).toEqual(["v7"]);
  expect(await list.findWorkIds("toSend", 100)).toEqual(["v8"]);
  // The oldest first.
  expect(await list.findWorkIds(LATE, 100)).toEqual(["v8", "v7"]);
});

test("R4.1 orders with old photos are found without reading those whose photos are deleted, or any other's history", async () => {
  const monthAgo = new Date(Date.now() - 30 * 86_400_000);
  const plan = await explain((db) => photoRetention(db).findOrdersWithOldPhotos(monthAgo, 50));
  expect(plan).toContain("orders_with_photos");
  expect(plan).not.toMatch(/Seq Scan on (orders|order_history)/);
  // Not the one whose parcel arrived yesterday, nor the one with a replacement that is being made.
  const found = await photoRetention(opened.database).findOrdersWithOldPhotos(monthAgo, 50);
  expect(found.map(({ id }) => id)).toEqual(["v1400"]);
});
