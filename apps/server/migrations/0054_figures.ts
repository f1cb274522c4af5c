import { type Kysely, sql } from "kysely";

/** Finds what the figures of some days add up, by the time that it happened. */
const STATEMENTS = [
  "create index refunds_by_request on refunds (requested_at)",
  "create index order_history_by_state on order_history (status, at)",
  "create index print_jobs_by_printing on print_jobs (printed_at) where state = 'done'",
  "create index print_jobs_given_up on print_jobs (order_id) where state = 'failed'",
  "create index replacements_by_age on replacements (created_at)",
  "create index carts_by_age on carts (site, created_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
