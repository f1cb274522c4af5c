import { type Kysely, sql } from "kysely";

/**
 * State that several processes share. The tables are unlogged: a crash of the database may lose them, because locks
 * are acquired again and counts start again. In return no request waits for the disk to be counted.
 *
 * A lock belongs to its holder until its lease ends. A process that waits for it sets `is_wanted`, and the holder
 * releases it. A count ends with its window; a count above `pauses_after` starts a new window, which is the pause.
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
  // For the figures of GET /metrics, which are read often.
  "create index payments_by_age on payments (created_at)",
  "create index refunds_that_failed on refunds (requested_at) where state = 'failed'",
  "create index mails_given_up on mail_outbox (given_up_at) where given_up_at is not null",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
