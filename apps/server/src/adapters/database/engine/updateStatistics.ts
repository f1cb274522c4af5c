import { sql } from "kysely";
import type { Database } from "./connect.ts";

/**
 * Counts what each table holds, from which the database plans its queries. PostgreSQL does it by itself; the embedded
 * database does not, and without it takes minutes for the figures of 100,000 orders. One table at a time, so that requests
 * go between. The columns are named because an index on an expression, such as the search of orders, would be computed for
 * thousands of rows otherwise.
 */
export const updateStatistics = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ name: string; columns: readonly string[] }>`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid, c.relname order by c.relname`.execute(db);
  for (const { name, columns } of rows)
    await sql`analyze ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(db);
};
