import { type Kysely, sql } from "kysely";

/** A wall may be shown without being given away (B6): a fifth kind of link. */
const STATEMENTS = [
  "alter table design_links drop constraint design_links_kind_check",
  `alter table design_links add constraint design_links_kind_check
    check (kind in ('view', 'copy', 'continue', 'add_photos', 'hand_over'))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
