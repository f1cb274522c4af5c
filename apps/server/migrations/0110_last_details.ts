import { type Kysely, sql } from "kysely";

/** Since when a visitor's earlier orders fill in no checkout form: the visitor has cleared them, or was erased. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table visitors add column details_cleared_at timestamptz`.execute(db);
};
