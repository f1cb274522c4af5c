import { type Kysely, sql } from "kysely";

/**
 * The people of the shop, and the log of what they do. The person with the id `owner` is whom the shop's own password
 * signs in, so sessions and steps from before this migration are theirs. Sessions that began before `sessions_since` are
 * void.
 *
 * The log is only added to. A trigger refuses everything else from every program, except the deletion of entries that
 * are two years old; it compares with the clock of the database.
 */
const STATEMENTS = [
  `create table staff_members (
    id text primary key,
    name text not null,
    email text,
    role text not null check (role in ('owner', 'manager', 'workshop', 'service', 'books')),
    password_hash text,
    created_at timestamptz not null,
    sessions_since timestamptz not null,
    stopped_at timestamptz
  )`,
  "create unique index staff_members_by_email on staff_members (lower(email))",
  `insert into staff_members (id, name, role, created_at, sessions_since)
    values ('owner', 'Owner', 'owner', now(), '1970-01-01')`,

  "alter table owner_sessions add column id text not null default md5(random()::text)",
  "alter table owner_sessions add column staff_id text not null default 'owner' references staff_members (id)",
  "alter table owner_sessions add column device text not null default ''",
  "alter table owner_sessions add column last_seen_at timestamptz",
  "alter table owner_sessions add column proven_at timestamptz",
  "create unique index owner_sessions_by_id on owner_sessions (id)",
  "create index owner_sessions_by_staff on owner_sessions (staff_id)",

  "alter table order_history add column staff_id text references staff_members (id)",
  "alter table refunds add column staff_id text references staff_members (id)",
  "alter table site_versions add column staff_id text references staff_members (id)",

  `create table audit_log (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('staff', 'shopper', 'system')),
    staff_id text,
    actor_name text,
    actor_role text,
    device text,
    request_id text,
    site text,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_label text not null,
    before jsonb,
    after jsonb,
    reason text
  )`,
  "create index audit_log_by_time on audit_log (at desc, id desc)",
  "create index audit_log_by_staff on audit_log (staff_id, at desc, id desc)",
  "create index audit_log_by_subject on audit_log (subject_kind, subject_id, at desc)",
  `create function keep_audit_log() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at < now() - interval '2 years' then
        return old;
      end if;
    end if;
    raise exception 'The audit log is only added to' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger audit_log_is_kept before update or delete on audit_log
    for each row execute function keep_audit_log()`,
  `create trigger audit_log_is_not_emptied before truncate on audit_log
    for each statement execute function keep_audit_log()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
