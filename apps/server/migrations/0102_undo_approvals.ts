import { type Kysely, sql } from "kysely";

/**
 * Until when staff can undo that they approved a print, and the question that the approval withdrew. The same for the last
 * step of a replacement, and what stopping it changed.
 */
const STATEMENTS = [
  "alter table print_jobs add column undo_until timestamptz, add column undo_data jsonb",
  "alter table replacements add column undo_until timestamptz, add column undo_data jsonb",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
