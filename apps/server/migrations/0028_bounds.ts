import { type Kysely, sql } from "kysely";

/**
 * What a visitor can make has an end: stored replies are counted for each sender (a hash of the network; null: the
 * owner, or from before), saved walls have an age, and what was never paid is found by its age.
 */
const STATEMENTS = [
  "alter table idempotency_keys add column sender text, add column bytes integer not null default 0",
  "create index idempotency_keys_of_a_sender on idempotency_keys (sender, created_at) where sender is not null",
  "alter table visitor_templates add column saved_at timestamptz not null default now()",
  "create index visitor_templates_by_age on visitor_templates (saved_at)",
  "create index checkouts_by_end on checkouts (expires_at) where status <> 'completed'",
  "create index visitors_by_age on visitors (created_at)",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
