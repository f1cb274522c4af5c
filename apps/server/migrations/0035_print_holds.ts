import { type Kysely, sql } from "kysely";

/**
 * How each print will look, written when its job is made, and prints that wait until a person has looked at them. Jobs
 * from before this migration have no resolution; none of them waits. The reason stays after a print was released.
 */
const STATEMENTS = [
  `alter table print_jobs
    add column ppi double precision check (ppi >= 0),
    add column verdict text check (verdict in ('sharp', 'good', 'soft', 'unprintable')),
    add column hold_reason text check (hold_reason in ('unprintable', 'unconfirmed', 'verySoft', 'changed')),
    add column released_at timestamptz,
    drop constraint print_jobs_state_check,
    add constraint print_jobs_state_check check (state in ('waiting', 'held', 'done', 'failed', 'cancelled')),
    add constraint a_held_print_has_its_reason check (state <> 'held' or hold_reason is not null)`,
  "create index print_jobs_held on print_jobs (created_at) where state = 'held'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
