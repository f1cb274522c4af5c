import { type Kysely, sql } from "kysely";

/**
 * What the owner may change of each site. Versions are only ever added; the newest counts, and the primary key lets one
 * of two who change the same version go on.
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
