import { type Kysely, sql } from "kysely";

/** Webhook events of commerce hosts. An event that arrives again is found here. */
const STATEMENTS = [
  `create table commerce_events (
    site text not null,
    event_id text not null,
    topic text not null,
    host_order_id text not null,
    received_at timestamptz not null,
    primary key (site, event_id)
  )`,
  "create index commerce_events_by_age on commerce_events (received_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
