import { type Kysely, sql } from "kysely";

/**
 * Carts at a commerce host that takes the money. Like the payments that they belong to they stay, since the host may tell
 * of an order long afterwards. No foreign keys: the row of a payment is written after its cart.
 */
const STATEMENTS = [
  `create table hosted_carts (
    payment_id text primary key,
    site text not null,
    cart_id text,
    checkout_url text,
    host_order_id text,
    checkout_id text not null,
    quote_version integer not null,
    amount bigint not null,
    currency text not null,
    created_at timestamptz not null
  )`,
  "create unique index hosted_carts_host_order on hosted_carts (site, host_order_id)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
