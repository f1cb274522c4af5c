import { type Kysely, sql } from "kysely";

/**
 * Devices on which the owner signed in before (R6.2): their wrong passwords are counted for each device, not with those
 * of strangers, who could lock the owner out otherwise. Only the hash of a device's token is stored.
 */
const STATEMENTS = [
  `create table owner_devices (
    token_hash text primary key,
    used_at timestamptz not null
  )`,
  "alter table sign_in_tries add column device_hash text",
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
