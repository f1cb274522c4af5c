import { type Kysely, sql } from "kysely";

/**
 * The settings of a site that the owner can edit. Versions are only added, and the newest one counts. The primary key
 * rejects the second of two concurrent edits.
 */
const STATEMENTS = [
  `create table site_versions (
    code text not null,
    version integer not null check (version > 0),
    content jsonb not null,
    changed_at timestamptz not null,
    changed_by text not null check (changed_by in ('system', 'owner')),
    primary key (code, version)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
