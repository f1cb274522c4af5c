import { sql } from "kysely";
import type { Database } from "./connect.ts";

/**
 * Counts what each table holds, from which the database plans its queries. PostgreSQL does it by itself; the embedded
 * database does not, and without it takes minutes for the figures of 100,000 orders. One table at a time, so that requests
 * go between.
 */
export const updateStatistics = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname`.execute(db);
  for (const { name } of rows) await sql`select analyze_table(${name})`.execute(db);
};
