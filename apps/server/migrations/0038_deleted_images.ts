import { type Kysely, sql } from "kysely";

/**
 * Deletion of images. A preview of a wall is deleted with the photos in it (`unwanted_at`). One without uploaded photos
 * is deleted by the age of its last save instead. `cdn_purges` lists public addresses of deleted images until the CDN in
 * front has dropped its copies.
 */
const STATEMENTS = [
  `alter table previews
    add column saved_at timestamptz not null default now(),
    add column has_photos boolean not null default true`,
  `update previews set has_photos = exists (
    select from jsonb_array_elements_text(jsonb_path_query_array(design, '$.photos[*].handle')) as photo (handle)
    where handle not like 'art:%'
  )`,
  "create index previews_without_photos on previews (saved_at) where not has_photos and unwanted_at is null",

  `create table cdn_purges (
    id text primary key,
    addresses jsonb not null,
    created_at timestamptz not null,
    next_try_at timestamptz not null,
    attempts integer not null default 0,
    last_error text
  )`,
  "create index cdn_purges_by_next_try on cdn_purges (next_try_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
