import { type Kysely, sql } from "kysely";

/**
 * Until when staff can undo a step of an order, and what the step changed beside the state of the order. A refund that
 * was withdrawn in its time of undo never went to the provider.
 */
const STATEMENTS = [
  "alter table order_history add column undo_until timestamptz, add column undo_data jsonb",
  "alter table refunds drop constraint refunds_state_check",
  `alter table refunds add constraint refunds_state_check
    check (state in ('requested', 'pending', 'succeeded', 'failed', 'withdrawn'))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
