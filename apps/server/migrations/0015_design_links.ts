import { type Kysely, sql } from "kysely";

/**
 * Links to designs (B6, B7), each with a copy of the design, and the photos uploaded through them. A photo is in a link
 * once, even when a phone sends it several times; `received_at` is when the browser of the wall's maker loaded it. A link of
 * the kind `hand_over` brings photos from one's own phone, by a code on the screen. The address of a mail to oneself is deleted with its link.
 */
const STATEMENTS = [
  `create table design_links (
    id text primary key,
    token text not null unique,
    kind text not null check (kind in ('copy', 'continue', 'add_photos', 'hand_over')),
    site text not null,
    visitor_id text not null references visitors on delete cascade,
    design_key text not null,
    design jsonb not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    withdrawn_at timestamptz
  )`,
  "create index design_links_of_a_design on design_links (visitor_id, design_key)",
  "create index design_links_by_end on design_links (expires_at)",

  `create table design_link_photos (
    id text primary key,
    link_id text not null references design_links on delete cascade,
    asset_id text not null references photos,
    added_at timestamptz not null,
    received_at timestamptz,
    constraint a_photo_comes_by_a_link_once unique (link_id, asset_id)
  )`,

  `create table design_link_mails (
    id text primary key,
    link_id text not null references design_links on delete cascade,
    email text not null
  )`,
  "create index design_link_mails_of_a_link on design_link_mails (link_id)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
