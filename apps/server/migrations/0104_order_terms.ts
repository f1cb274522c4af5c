import { type Kysely, sql } from "kysely";

/**
 * What the site promised when the order was paid: how long the shopper may change it, and when it is sent and arrives.
 * Null in older orders: they go by the site as it is.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column terms jsonb`.execute(db);
};
