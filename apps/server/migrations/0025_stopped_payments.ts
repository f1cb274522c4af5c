import { type Kysely, sql } from "kysely";

/**
 * Money that went back without the shop: what was refunded at the provider itself (`refunded_elsewhere`), and since when
 * nothing is placed or printed for the payment (`stopped_at`).
 */
const STATEMENTS = [
  `alter table payments
    add column stopped_at timestamptz,
    add column refunded_elsewhere bigint not null default 0 check (refunded_elsewhere >= 0)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
