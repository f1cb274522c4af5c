import { type Kysely, sql } from "kysely";

/**
 * Until when staff can undo the last step of a batch: that it was closed, or printed. A batch whose closing was undone
 * is listed nowhere; its number is not used again, since its papers may be printed.
 */
const STATEMENTS = [
  "alter table batches add column undo_until timestamptz, add column undone_at timestamptz",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
