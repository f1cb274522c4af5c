import { type Kysely, sql } from "kysely";

/** Orders that wait for photos are few among all; whoever reminds their shoppers finds them without reading the others. */
const STATEMENT =
  "create index orders_awaiting_photos on orders (created_at) where status = 'awaiting_photos'";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(STATEMENT).execute(db);
};
