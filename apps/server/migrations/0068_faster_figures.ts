import { type Kysely, sql } from "kysely";

/** Finds prints that still wait, and which kinds of payments there are, without reading those of all orders. */
const STATEMENTS = [
  "create index print_jobs_unfinished on print_jobs (order_id, state) where state in ('waiting', 'held', 'failed')",
  "create index payments_by_provider on payments (provider)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
