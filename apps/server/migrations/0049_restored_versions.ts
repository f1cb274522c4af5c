import { type Kysely, sql } from "kysely";

/** `brings_back` is the number of the earlier version that a version restores; null in all others. */
const STATEMENTS = [`alter table site_versions add column brings_back integer check (brings_back > 0)`];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
