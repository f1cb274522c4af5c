import { type Kysely, sql } from "kysely";

/** The ledger of the built-in test provider. It has no foreign keys, because it stands for a system outside. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table test_payments (
    id text primary key,
    idempotency_key text not null unique,
    client_secret text not null,
    status text not null,
    amount bigint not null,
    currency text not null,
    checkout_id text not null,
    quote_version integer not null
  )`.execute(db);
};
