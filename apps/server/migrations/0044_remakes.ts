import { type Kysely, sql } from "kysely";

/**
 * Tiles that are made again (docs/decisions/0055). Before sending, the tile's print job is restarted and `reprints` says
 * why, and `batch_id` from which batch the spoilt print came. After sending, a replacement has print jobs, a folder and a parcel of its own, and no payment: it is no row of
 * `orders`, so that no sum and no count of orders can hold it. The database rejects a second replacement of one
 * request, and a tile of two replacements that are both being made.
 */
const STATEMENTS = [
  `create table replacements (
    id text primary key,
    order_id text not null references orders,
    place integer not null check (place > 0),
    request_key text not null,
    state text not null check (state in ('in_production', 'shipped', 'delivered', 'cancelled')),
    reason text not null,
    note text,
    created_at timestamptz not null,
    created_by text not null,
    changed_at timestamptz not null,
    tracking jsonb,
    constraint one_number_a_replacement unique (order_id, place),
    constraint a_replacement_is_made_once unique (order_id, request_key)
  )`,
  `create table replacement_tiles (
    replacement_id text not null references replacements,
    line_id text not null references order_lines,
    tile text not null,
    pieces integer not null check (pieces between 1 and 99),
    is_being_made boolean not null,
    primary key (replacement_id, line_id, tile)
  )`,
  "create unique index one_replacement_a_tile_at_a_time on replacement_tiles (line_id, tile) where is_being_made",

  `create table reprints (
    id text primary key,
    order_id text not null references orders,
    replacement_id text references replacements,
    line_id text not null references order_lines,
    tile text not null,
    pieces integer not null check (pieces between 1 and 99),
    reason text not null,
    at timestamptz not null,
    actor_name text not null,
    batch_id text
  )`,
  "create index reprints_of_order on reprints (order_id, at)",
  "create index reprints_by_age on reprints (at)",

  // `pieces`: how many to make now; null: as many as the line has copies. `work_id`: what has one folder and one parcel.
  `alter table print_jobs
    add column replacement_id text references replacements,
    add column pieces integer check (pieces between 1 and 99),
    add column work_id text generated always as (coalesce(replacement_id, order_id)) stored,
    drop constraint one_print_job_a_tile`,
  "alter table print_jobs add constraint one_print_job_a_tile unique (work_id, line_id, tile)",
  "create index print_jobs_of_order on print_jobs (order_id)",

  `alter table print_folders
    add column replacement_id text references replacements,
    add column work_id text generated always as (coalesce(replacement_id, order_id)) stored,
    drop constraint print_folders_pkey`,
  "alter table print_folders add primary key (work_id)",
  "create index print_folders_of_order on print_folders (order_id)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
