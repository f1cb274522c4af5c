import { type Kysely, sql } from "kysely";

/** What never changes of a country that the owner added; everything else of it is in `site_versions`. */
const STATEMENT = `create table added_sites (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  definition jsonb not null,
  added_at timestamptz not null,
  added_by text not null references staff_members (id)
)`;

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(STATEMENT).execute(db);
};
