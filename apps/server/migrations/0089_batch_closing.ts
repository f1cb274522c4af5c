import { type Kysely, sql } from "kysely";

/**
 * When batches close by themselves (docs/decisions/0075). One row for the shop; without it they do not. `hour_done_at`: when
 * the hour was last dealt with, so that it counts once a day.
 */
const STATEMENTS = [
  `create table batch_closing (
    id integer primary key check (id = 1),
    version integer not null check (version > 0),
    at_hour integer check (at_hour between 0 and 23),
    at_pieces integer check (at_pieces between 1 and 5000),
    is_by_age boolean not null,
    site text not null,
    hour_done_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
