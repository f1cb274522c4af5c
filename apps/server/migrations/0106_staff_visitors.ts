import { type Kysely, sql } from "kysely";

/** Visitors that are people of the shop, looking at it while they were signed in: no figure counts them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table visitors add column is_staff boolean not null default false`.execute(db);
};
