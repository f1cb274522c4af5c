import { type Kysely, sql } from "kysely";

/**
 * Finds the order and the earlier cart that name a cart. Each cart that is deleted after its time asks for both: without an
 * index it reads all orders and all carts, and a shop of 100,000 orders was busy with its oldest carts for minutes.
 */
const STATEMENTS = [
  "create index orders_of_cart on orders (cart_id) where cart_id is not null",
  "create index carts_by_successor on carts (successor_id) where successor_id is not null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
