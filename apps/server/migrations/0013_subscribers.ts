import { type Kysely, sql } from "kysely";

/**
 * Who asked a site for its welcome code and news, each address once. Whoever unsubscribed stays, so that nobody who types
 * the address anew has mails sent to it again.
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
