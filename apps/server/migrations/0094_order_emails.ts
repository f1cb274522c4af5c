import { type Kysely, sql } from "kysely";

/**
 * A buyer may correct the email address of an order. Each row is such a correction: `email` is the address before, which
 * gets a note about it. Rows are deleted after some weeks, and when the person asks for it.
 */
const STATEMENTS = [
  "alter table order_changes drop constraint order_changes_what_check",
  `alter table order_changes add constraint order_changes_what_check
    check (what in ('photo', 'crop', 'address', 'email'))`,
  `create table order_email_changes (
    id text primary key,
    order_id text not null references orders,
    email text not null,
    at timestamptz not null
  )`,
  "create index order_email_changes_of_order on order_email_changes (order_id, at)",
  "create index order_email_changes_of_a_person on order_email_changes (lower(email))",
  "create index order_email_changes_by_age on order_email_changes (at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
