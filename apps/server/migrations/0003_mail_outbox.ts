import { type Kysely, sql } from "kysely";

/**
 * Mails to send, inserted in the transaction of their subject. `about` is the id of the subject (an order); the text
 * is rendered from it when the mail is sent, so no name or address is stored twice. `occasion` is unique: one mail
 * for each.
 */
const STATEMENTS = [
  `create table mail_outbox (
    id text primary key,
    occasion text not null unique,
    kind text not null,
    about text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_try_at timestamptz not null,
    sent_at timestamptz,
    given_up_at timestamptz,
    last_fault text
  )`,
  "create index mails_to_send on mail_outbox (next_try_at) where sent_at is null and given_up_at is null",
  "create index mails_about on mail_outbox (about, kind, created_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
