import { type Kysely, sql } from "kysely";

/** A fifth kind of link: it shows a design and does not let the viewer copy it (B6). */
const STATEMENTS = [
  "alter table design_links drop constraint design_links_kind_check",
  `alter table design_links add constraint design_links_kind_check
    check (kind in ('view', 'copy', 'continue', 'add_photos', 'hand_over'))`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
