import { type Kysely, sql } from "kysely";

/**
 * Batches of prints (docs/decisions/0056): tiles of many orders that are printed together. A print job is in at most one
 * batch at a time; a reprint takes it out again. The folder of a batch is written by a worker under a lease, as the
 * folders of orders are. `number`: counts the batches of a day from 1.
 */
const STATEMENTS = [
  `create table batches (
    id text primary key,
    day text not null,
    number integer not null check (number > 0),
    request_key text not null unique,
    closed_at timestamptz not null,
    closed_by text not null,
    due_at timestamptz,
    lease_id text,
    tries integer not null default 0,
    last_fault text,
    completed_at timestamptz,
    printed_at timestamptz,
    printed_by text,
    removed_at timestamptz,
    constraint one_batch_a_number unique (day, number)
  )`,
  "create index batches_due on batches (due_at) where due_at is not null",
  "create index batches_newest_first on batches (closed_at desc)",
  "alter table print_jobs add column batch_id text references batches",
  "create index print_jobs_of_batch on print_jobs (batch_id) where batch_id is not null",
  "create index print_jobs_without_batch on print_jobs (created_at) where batch_id is null and state <> 'cancelled'",
  "alter table reprints add constraint reprints_of_batch foreign key (batch_id) references batches",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
