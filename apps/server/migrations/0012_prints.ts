import { type Kysely, sql } from "kysely";

/**
 * Columns for running print jobs. Each job is leased to one worker at a time (`lease_id` until `next_try_at`), and a
 * done job has its file. A person must look at a failed job. The database rejects a done job without a file.
 */
const STATEMENTS = [
  `alter table print_jobs
    add column next_try_at timestamptz,
    add column tries integer not null default 0,
    add column lease_id text,
    add column last_fault text,
    add column file jsonb,
    add column printed_at timestamptz,
    drop constraint print_jobs_state_check,
    add constraint print_jobs_state_check check (state in ('waiting', 'done', 'failed', 'cancelled'))`,
  "update print_jobs set next_try_at = printable_from",
  // No job was rendered before this migration, so none is done.
  "update print_jobs set state = 'waiting' where state = 'done'",
  `alter table print_jobs
    alter column next_try_at set not null,
    add constraint a_print_has_its_file check (state <> 'done' or (file is not null and printed_at is not null))`,
  "drop index print_jobs_to_do",
  "create index print_jobs_to_do on print_jobs (next_try_at) where state = 'waiting'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
