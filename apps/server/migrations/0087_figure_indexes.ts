import { type Kysely, sql } from "kysely";

/** Indexes that hold all that a figure reads of its rows, so that no row is opened. */
const STATEMENTS = [
  "create index orders_by_day on orders (site, is_test, created_at) include (id, total, tax, discount)",
  "create index order_history_steps on order_history (order_id, status, place) include (at)",
  "drop index order_history_by_state",
  "create index order_history_by_state on order_history (status, at) include (order_id, place)",
  "create index visitors_of_a_site on visitors (site, created_at) include (id)",
  "drop index photos_of_uploader",
  "create index photos_of_uploader on photos (uploader) include (created_at) where uploader is not null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
