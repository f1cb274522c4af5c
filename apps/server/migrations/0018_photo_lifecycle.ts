import { type Kysely, sql } from "kysely";

/**
 * Retention of photos. A photo has its uploader, the time of its last use, and the time of the next check for
 * references (`look_at`). An unreferenced photo is marked (`unwanted_at`) some time before its bytes are deleted; its
 * row is deleted last. References are found by the operator `?|` on the photo handles of a design, which the GIN
 * indexes serve.
 *
 * `upload_shares` are the parts of a sender's quota that uploads in progress reserve; they expire by themselves.
 * Carts are purged by the time of their last use.
 */
/** Returns the SQL for the photo handles (asset ids of the photos) of the design at `path` in a JSON column. */
const handlesQuery = (column: string, path: string) => `jsonb_path_query_array(${column}, '${path}')`;
const HANDLES_OF_DESIGN = handlesQuery("design", "$.photos[*].handle");
const HANDLES_OF_ORDER_LINE = handlesQuery("line", "$.design.photos[*].handle");

const STATEMENTS = [
  `alter table photos
    add column uploader text,
    add column last_used_at timestamptz,
    add column look_at timestamptz,
    add column unwanted_at timestamptz`,
  // Photos from before this migration have no known last use: theirs is now.
  "update photos set last_used_at = now(), look_at = now()",
  "alter table photos alter column last_used_at set not null, alter column look_at set not null",
  "create index photos_to_look_at on photos (look_at)",
  "create index photos_of_uploader on photos (uploader) where uploader is not null",
  "create index visitor_photos_of_an_asset on visitor_photos (asset_id)",
  "create index design_link_photos_of_an_asset on design_link_photos (asset_id)",

  `create table upload_shares (
    asset_id text not null,
    sharer text not null,
    bytes bigint not null check (bytes >= 0),
    ends_at timestamptz not null,
    primary key (asset_id, sharer)
  )`,
  "create index upload_shares_of_a_sharer on upload_shares (sharer)",
  "create index upload_shares_by_end on upload_shares (ends_at)",

  `create index cart_lines_by_photo on cart_lines using gin ((${HANDLES_OF_DESIGN}))`,
  `create index design_links_by_photo on design_links using gin ((${HANDLES_OF_DESIGN}))`,
  `create index order_lines_by_photo on order_lines using gin ((${HANDLES_OF_ORDER_LINE}))`,
  `create index previews_by_photo on previews using gin ((${HANDLES_OF_DESIGN}))`,
  "alter table previews add column unwanted_at timestamptz",
  "create index previews_unwanted on previews (unwanted_at) where unwanted_at is not null",

  "alter table carts add column last_used_at timestamptz",
  "update carts set last_used_at = now()",
  "alter table carts alter column last_used_at set not null",
  "create index carts_by_last_use on carts (last_used_at) where ordered_at is null",
  "create index carts_of_visitor on carts (visitor_id)",
  "create index checkouts_of_visitor on checkouts (visitor_id)",

  // When the visitor asked for erasure. Cleared once no pending payment holds the erasure back.
  "alter table visitors add column forgotten_at timestamptz",
  "create index visitors_forgotten on visitors (forgotten_at) where forgotten_at is not null",
  "create index orders_by_email on orders (lower(email))",
  "create index checkouts_by_email on checkouts (lower(email)) where email is not null",
  // When the photos and prints of the order were deleted.
  "alter table orders add column photos_gone_at timestamptz",

  `create table data_requests (
    id text primary key,
    token text not null unique,
    site text not null,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  "create index data_requests_by_end on data_requests (expires_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
