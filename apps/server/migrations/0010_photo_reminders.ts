import { type Kysely, sql } from "kysely";

/** Few orders await photos: with the index, photo reminders find them without reading the others. */
const STATEMENT =
  "create index orders_awaiting_photos on orders (created_at) where status = 'awaiting_photos'";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(STATEMENT).execute(db);
};
