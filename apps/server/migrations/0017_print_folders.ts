import { type Kysely, sql } from "kysely";

/**
 * Which orders' folders of prints are to be looked at: after each print that is done, and after a cancellation. `due_at` is
 * null when there is nothing to do; one worker at a time has a folder in hand (`lease_id` until `due_at`).
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
  // Folders of a time when nobody wrote papers into them.
  "insert into print_folders (order_id, due_at) select distinct order_id, now() from print_jobs where state = 'done'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
