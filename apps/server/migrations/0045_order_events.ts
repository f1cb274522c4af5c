import { type Kysely, sql } from "kysely";

/**
 * What staff did with an order, for its history: who, when, and a sentence for the owner. An address or a text of the
 * shopper is never copied here. `held_at`: since when a person holds the order back; nothing of it is printed or sent.
 */
const STATEMENTS = [
  `create table order_events (
    id text primary key,
    order_id text not null references orders,
    place bigint generated always as identity,
    at timestamptz not null,
    kind text not null,
    actor_id text,
    actor_name text not null,
    text text check (length(text) between 1 and 2000)
  )`,
  "create index order_events_of_order on order_events (order_id, place)",
  "alter table orders add column held_at timestamptz, add column hold_reason text",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
