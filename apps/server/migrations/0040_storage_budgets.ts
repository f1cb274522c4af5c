import { type Kysely, sql } from "kysely";

/**
 * Bytes that the requests of each address have stored lately, which drain at a steady rate. Unlogged, like the counts
 * of the rate limits: a crash of the database may empty it.
 */
const STATEMENTS = [
  `create unlogged table storage_budgets (
    key text primary key,
    used_bytes bigint not null,
    counted_at timestamptz not null
  )`,
  "create index storage_budgets_by_age on storage_budgets (counted_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
