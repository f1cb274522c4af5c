import { type Kysely, sql } from "kysely";

/**
 * Art that the owner uploads: a stored photo (`asset_id`), in or out of sale, with the items that are shown beside it.
 * One photo is one item. The art of before is drawn by our code and stays on sale.
 */
const STATEMENTS = [
  `alter table art_items
    add column asset_id text unique,
    add column is_on_sale boolean not null default true,
    add column related_ids jsonb not null default '[]'`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
