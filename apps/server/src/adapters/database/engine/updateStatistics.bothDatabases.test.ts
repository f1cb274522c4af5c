import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../../../test/support/useTestShop.ts";
import { updateStatistics } from "./updateStatistics.ts";

const opened = useTestDatabase();

test("the planner knows how many rows a large table has, and their values", async () => {
  await sql`
    insert into photos (asset_id, format, width, height, bytes, sha256, created_at, last_used_at, look_at)
    select 'photo' || n, 'jpeg', 4000, 3000, 3000000, '', now(), now(), now() from generate_series(1, 2000) n`.execute(
    opened.database,
  );
  await updateStatistics(opened.database);
  const { rows } = await sql<{ tuples: number; formats: string }>`
    select c.reltuples::int as tuples, s.most_common_vals::text as formats
    from pg_class c join pg_stats s on s.tablename = c.relname and s.attname = 'format'
    where c.relname = 'photos'`.execute(opened.database);
  expect(rows).toEqual([{ tuples: 2000, formats: "{jpeg}" }]);
});

test("small tables cost no time at the start", async () => {
  await updateStatistics(opened.database);
  // PostgreSQL itself counts tables that grew by fifty rows, such as the list of migrations, once a minute.
  const { rows } = await sql<{ columns: number }>`
    select count(*)::int as columns from pg_stats
    where schemaname = 'public' and tablename <> 'photos' and tablename not like 'kysely%'`.execute(
    opened.database,
  );
  expect(rows).toEqual([{ columns: 0 }]);
});

test("the planner knows that a row found by an index costs little more than the next one", async () => {
  const { rows } = await sql<{ cost: string }>`select current_setting('random_page_cost') as cost`.execute(
    opened.database,
  );
  expect(rows).toEqual([{ cost: "1.1" }]);
});
