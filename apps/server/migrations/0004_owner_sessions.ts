import { type Kysely, sql } from "kysely";

/**
 * Sessions of the owner (R6.2). Only the hash of a session's token is stored, so that a reader of the table cannot
 * sign in with it. Sign-in attempts are counted here and not in a process: all processes count together, and a
 * restart does not reset the count.
 */
const STATEMENTS = [
  `create table owner_sessions (
    token_hash text primary key,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table sign_in_tries (
    id text primary key,
    address text not null,
    at timestamptz not null
  )`,
  "create index sign_in_tries_by_age on sign_in_tries (at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
