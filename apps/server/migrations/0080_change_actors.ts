import { type Kysely, sql } from "kysely";

/**
 * Who changed a part of an order: its shopper, or the shop for them. A change of each is a row of its own. What the shop
 * did until now is known from the history of its people, which was written in the same transaction.
 */
const STATEMENTS = [
  `alter table order_changes add column actor text not null default 'shopper' check (actor in ('shopper', 'owner'))`,
  `update order_changes set actor = 'owner'
    where what = 'address' and exists (
      select 1 from order_events
      where order_events.order_id = order_changes.order_id and kind = 'address_changed'
        and order_events.at between order_changes.at - interval '1 second' and order_changes.at
    )`,
  "alter table order_changes drop constraint order_changes_pkey",
  "alter table order_changes add primary key (order_id, line_id, tile, what, actor)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
