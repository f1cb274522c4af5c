import { type Kysely, sql } from "kysely";

/**
 * Print folders whose contents must be brought up to date: after each finished print and after a cancellation. `due_at` is null when there is
 * nothing to do. A folder is leased to one worker at a time (`lease_id` until `due_at`).
 */
const STATEMENTS = [
  `create table print_folders (
    order_id text primary key references orders (id),
    due_at timestamptz,
    lease_id text,
    tries integer not null default 0,
    last_fault text
  )`,
  "create index print_folders_due on print_folders (due_at) where due_at is not null",
  // Backfill: existing folders lack order documents.
  "insert into print_folders (order_id, due_at) select distinct order_id, now() from print_jobs where state = 'done'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
