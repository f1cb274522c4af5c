import { type Kysely, sql } from "kysely";

/** The catalogue of art. An item is in a set at most once; deleting a set keeps its items. */
const STATEMENTS = [
  `create table art_items (
    id text primary key,
    title text not null,
    artist text not null,
    licence text not null,
    tags jsonb not null,
    is_featured boolean not null,
    featured_rank integer check (featured_rank is null or (featured_rank > 0 and is_featured)),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    added_at timestamptz not null
  )`,

  `create table art_sets (
    id text primary key,
    name text not null,
    tags jsonb not null,
    created_at timestamptz not null
  )`,

  `create table art_set_items (
    set_id text not null references art_sets on delete cascade,
    place integer not null,
    item_id text not null references art_items,
    primary key (set_id, place),
    unique (set_id, item_id)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
