import { type Kysely, sql } from "kysely";

/**
 * For which tiles of its order a refund was, with the amount of each: what was paid for a tile goes back once. None in
 * older refunds, whose reasons only name them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refunds add column tiles jsonb not null default '[]'`.execute(db);
};
