import { type Kysely, sql } from "kysely";

/**
 * Bytes that a photo takes with its master and its smaller copies, which may be hundreds of times those that were sent.
 * Photos from before this migration count what was sent, until a copy of them is made. A reservation keeps the quota of
 * its holder, which is checked again when the size of the master is known.
 */
const STATEMENTS = [
  "alter table photos add column stored_bytes bigint check (stored_bytes >= 0)",
  "alter table upload_shares add column max_bytes bigint",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
