import { sql } from "kysely";
import { expect, test } from "vitest";
import { useTestDatabase } from "../../../../test/support/useTestShop.ts";

const opened = useTestDatabase();

/** Tables of shoppers that grow for ever and whose old rows are deleted by the clock. */
const PURGED_TABLES = ["carts", "checkouts", "visitors", "photos", "message_threads"];

test("the deletion of an old row reads no other table whole: each reference to it has an index", async () => {
  const { rows } = await sql<{ reference: string }>`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid::regclass::text in (${sql.join(PURGED_TABLES)})
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`.execute(
    opened.database,
  );
  expect(rows).toEqual([]);
});
