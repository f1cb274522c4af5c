import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** Tables below this size are read whole in a few milliseconds, however a query is planned. */
const MIN_BYTES = 64 * 1024;

/**
 * Updates the statistics of each large table, from which the database plans its queries. PostgreSQL does it by
 * itself; the embedded database does not, and without it the figures of 100,000 orders take minutes. Handles
 * one table at a time, so that requests run in between. A new shop has no large table: analysing all of them
 * would take a quarter of its start.
 */
export const updateStatistics = async (db: Database): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) >= ${MIN_BYTES}
    order by relname`.execute(db);
  for (const { name } of rows) await sql`select analyze_table(${name})`.execute(db);
};
