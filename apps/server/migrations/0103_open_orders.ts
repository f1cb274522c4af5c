import { type Kysely, sql } from "kysely";

/**
 * The few of all orders that are asked for again and again: those that are still to be sent, by the people of the shop, and
 * those whose photos are stored, by the task that deletes old ones.
 */
const STATEMENTS = [
  "create index open_orders on orders (created_at, id) where status in ('placed', 'in_production')",
  "create index orders_with_photos on orders (created_at) where photos_gone_at is null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
