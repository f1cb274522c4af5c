import { type Kysely, sql } from "kysely";

/** A version that brings an earlier one back names it. The key also finds the pages of a site's history. */
const STATEMENTS = [`alter table site_versions add column brings_back integer check (brings_back > 0)`];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
