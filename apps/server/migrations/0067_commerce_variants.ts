import { type Kysely, sql } from "kysely";

/** The products that a commerce host has of our catalogue, by our own key. */
const STATEMENTS = [
  `create table commerce_variants (
    site text not null,
    sku text not null,
    product_id text not null,
    variant_id text not null,
    price bigint not null,
    saved_at timestamptz not null,
    primary key (site, sku)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
