import { type Kysely, sql } from "kysely";

/**
 * What several processes must know of each other. Unlogged: a crash of the database may forget it, since locks are taken
 * anew and counts begin anew, and in return no request waits for the disk because it was counted.
 *
 * A lock belongs to its holder until its lease ends; another who wants it sets `is_wanted`, and the holder lets go.
 * A count ends with its window; `pauses_after` is the number behind which a new window begins, as a pause.
 */
const STATEMENTS = [
  `create unlogged table upload_locks (
    name text primary key,
    holder text not null,
    sender text,
    expires_at timestamptz not null,
    is_wanted boolean not null
  )`,
  "create index upload_locks_of_sender on upload_locks (sender)",
  `create unlogged table rate_counts (
    key text primary key,
    count integer not null,
    pauses_after integer,
    ends_at timestamptz not null
  )`,
  "create index rate_counts_by_end on rate_counts (ends_at)",
  // For the figures of GET /metrics, which are read again and again.
  "create index payments_by_age on payments (created_at)",
  "create index refunds_that_failed on refunds (requested_at) where state = 'failed'",
  "create index mails_given_up on mail_outbox (given_up_at) where given_up_at is not null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
