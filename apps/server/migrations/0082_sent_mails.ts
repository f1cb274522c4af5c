import { type Kysely, sql } from "kysely";

/** Today shows when the last mail was sent, and the state of a person's test mails. */
const STATEMENTS = [
  "create index mails_by_sending on mail_outbox (sent_at) where sent_at is not null",
  "create index test_mails on mail_outbox (about, created_at) where kind = 'staff_test'",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
