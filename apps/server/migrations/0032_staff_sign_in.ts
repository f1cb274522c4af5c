import { type Kysely, sql } from "kysely";

/**
 * How people of the shop are let in and prove who they are: invitations, passkeys, six-digit codes and recovery codes.
 * A challenge is one step of a sign-in or a set-up that is not finished yet.
 */
const STATEMENTS = [
  "alter table staff_members add column totp_secret text",
  // The time step of the last code: each code is accepted once.
  "alter table staff_members add column totp_step bigint",
  "alter table sign_in_tries add column staff_id text",
  `create table staff_invitations (
    id text primary key,
    token text not null unique,
    email text not null,
    role text not null check (role in ('owner', 'manager', 'workshop', 'service', 'books')),
    staff_id text references staff_members (id),
    invited_by text not null references staff_members (id),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table staff_passkeys (
    id text primary key,
    staff_id text not null references staff_members (id),
    rp_id text not null,
    name text not null,
    public_key text not null,
    counter bigint not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  "create index staff_passkeys_by_staff on staff_passkeys (staff_id)",
  `create table staff_recovery_codes (
    staff_id text not null references staff_members (id),
    code_hash text not null,
    primary key (staff_id, code_hash)
  )`,
  `create table staff_challenges (
    token_hash text primary key,
    kind text not null,
    staff_id text references staff_members (id),
    value text not null,
    expires_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
