import { type Kysely, sql } from "kysely";

/**
 * What staff hear of by mail (docs/decisions/0062). A notice is one thing that one person hears of, once: its key is the
 * person and the occasion. It waits until a mail takes it, and is in that mail only.
 *
 * Orders from before were seen, so none of them is new.
 */
const STATEMENTS = [
  `create table staff_notice_choices (
    staff_id text not null references staff_members (id),
    kind text not null,
    timing text not null check (timing in ('each', 'daily', 'none')),
    hour smallint not null check (hour between 0 and 23),
    primary key (staff_id, kind)
  )`,
  // Without a reference to the person: a new order must not wait for a change of a role.
  `create table staff_notices (
    staff_id text not null,
    occasion text not null,
    kind text not null,
    subject_id text not null,
    site text not null,
    created_at timestamptz not null,
    mail_id text,
    primary key (staff_id, occasion)
  )`,
  "create index staff_notices_that_wait on staff_notices (staff_id, site, kind, created_at) where mail_id is null",
  "create index staff_notices_by_mail on staff_notices (mail_id) where mail_id is not null",
  "create index staff_notices_by_age on staff_notices (created_at)",
  "alter table orders add column first_opened_at timestamptz",
  "update orders set first_opened_at = now()",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
