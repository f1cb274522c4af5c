import { type Kysely, sql } from "kysely";

/** Finds the orders of a promo code, and counts them. */
const STATEMENTS = [
  `create index orders_by_promo_code on orders (site, (promo ->> 'code')) where promo is not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
