import { type Kysely, sql } from "kysely";

/**
 * What a commerce host has of our checkouts and orders. A row is a queue entry too: `next_try_at` is when to compare
 * both sides, and null while there is nothing to do. `revision` grows with each change of ours.
 *
 * `checkout_id` is no foreign key: PostgreSQL would lock the checkout when one transaction marks a row twice, and
 * transactions lock checkouts before orders.
 */
const STATEMENTS = [
  `create table commerce_mirrors (
    checkout_id text primary key,
    site text not null,
    draft_id text,
    draft_content text,
    sent_address text,
    host_order_id text,
    revision integer not null default 1,
    next_try_at timestamptz,
    attempts integer not null default 0,
    last_error text
  )`,
  "create unique index commerce_mirrors_by_order on commerce_mirrors (site, host_order_id)",
  "create index commerce_mirrors_by_next_try on commerce_mirrors (next_try_at) where next_try_at is not null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
