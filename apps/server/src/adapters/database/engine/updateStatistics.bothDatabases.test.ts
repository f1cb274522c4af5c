import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestShop } from "../../../../test/support/useTestShop.ts";
import { updateStatistics } from "./updateStatistics.ts";

const shop = useTestShop();

test("the planner knows how many rows a table has, and their values", async () => {
  for (let photo = 0; photo < 40; photo += 1) await shop.uploadPhoto();
  await updateStatistics(shop.database);
  const { rows } = await sql<{ tuples: number; formats: string }>`
    select c.reltuples::int as tuples, s.most_common_vals::text as formats
    from pg_class c join pg_stats s on s.tablename = c.relname and s.attname = 'format'
    where c.relname = 'photos'`.execute(shop.database);
  expect(rows).toEqual([{ tuples: 40, formats: "{jpeg}" }]);
});
