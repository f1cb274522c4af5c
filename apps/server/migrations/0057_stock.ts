import { type Kysely, sql } from "kysely";

/** Mouldings and mats that the workshop of a site has run out of. What has no row is in stock. */
const STATEMENTS = [
  `create table stock_shortages (
    site text not null,
    item text not null,
    expected_on date,
    changed_at timestamptz not null,
    changed_by text not null,
    primary key (site, item)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
