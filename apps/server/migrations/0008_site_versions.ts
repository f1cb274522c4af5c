import { type Kysely, sql } from "kysely";

/**
 * What the owner can change of each site. Versions are only added, and the newest one counts. Of two changes to the
 * same version, the primary key rejects one.
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
