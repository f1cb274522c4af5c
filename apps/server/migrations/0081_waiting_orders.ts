import { type Kysely, sql } from "kysely";

/**
 * How long an order has waited for its shopper's answers about prints: the seconds of the waits that have ended, and since
 * when it waits now. Its promised day is later by that. Questions that were open at the same time are one wait.
 */
const STATEMENTS = [
  `alter table orders
    add column waiting_since timestamptz,
    add column waited_seconds integer not null default 0 check (waited_seconds >= 0)`,
  `update orders set waited_seconds = coalesce((
      select ceil(sum(extract(epoch from upper(wait) - lower(wait))))
      from (
        select unnest(range_agg(tstzrange(asked_at, greatest(asked_at, ended_at)))) as wait
        from print_questions where order_id = orders.id and state <> 'open'
      ) waits
      where not isempty(wait)
    ), 0),
    waiting_since = (select min(asked_at) from print_questions where order_id = orders.id and state = 'open')
    where exists (select 1 from print_questions where order_id = orders.id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
