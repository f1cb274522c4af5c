import { type Kysely, sql } from "kysely";

/**
 * An order at the commerce host names the cart that it came of by this token. Unlike the attributes of a cart, no buyer can
 * change it. A discount code is made for one cart; its row is written first, so that no code is forgotten there.
 */
const STATEMENTS = [
  "alter table hosted_carts add column cart_token text",
  "update hosted_carts set cart_token = substring(cart_id from '^gid://shopify/Cart/([A-Za-z0-9_-]+)')",
  "create unique index hosted_carts_cart_token on hosted_carts (site, cart_token)",
  `create table hosted_discounts (
    payment_id text primary key,
    site text not null,
    code text not null,
    created_at timestamptz not null,
    removed_at timestamptz
  )`,
  "create index hosted_discounts_left on hosted_discounts (created_at) where removed_at is null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
