import { type Kysely, sql } from "kysely";

/**
 * Subscribers to a site's welcome code and newsletter, each address once. A row stays after unsubscribing, so that
 * entering the address again sends no more mails to it.
 */
const STATEMENT = `create table subscribers (
  id text primary key,
  site text not null,
  email text not null,
  normalised_email text not null,
  token text not null unique,
  consented_at timestamptz not null,
  unsubscribed_at timestamptz,
  constraint an_address_subscribes_once unique (site, normalised_email)
)`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(STATEMENT).execute(db);
};
