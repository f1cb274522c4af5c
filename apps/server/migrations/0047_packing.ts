import { type Kysely, sql } from "kysely";

/**
 * Packing of an order or a replacement, by its number. A person who packs has a lease, which others see and may ignore.
 * Each packed piece is a row, so that ticks of two people, or a tick that is sent twice, never undo each other.
 */
const STATEMENTS = [
  `create table packings (
    number text primary key,
    packer_id text not null,
    packer_name text not null,
    lease_ends timestamptz not null
  )`,
  `create table packed_pieces (
    number text not null,
    piece text not null,
    at timestamptz not null,
    actor_name text not null,
    primary key (number, piece)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
