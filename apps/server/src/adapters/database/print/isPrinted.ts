import { type RawBuilder, sql } from "kysely";

/**
 * Returns whether any order is in this state. Uses the index of states: an `exists` would look through the
 * orders.
 */
const isAny = (status: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(select true from orders as any_order where any_order.status = ${status} order by any_order.created_at desc limit 1)`;

/**
 * Whether a print job is printed, and not only its file rendered. In a batch: once the batch is marked as
 * printed. Outside of batches: only in a shop that has sent orders and never closed a batch, since such a shop
 * prints without the queue.
 */
export const IS_PRINTED = sql<boolean>`(print_jobs.state = 'done' and case
  when print_jobs.batch_id is not null then exists (
    select from batches where batches.id = print_jobs.batch_id and batches.printed_at is not null)
  else not exists (select from batches where batches.undone_at is null)
    and coalesce(${isAny(sql`'shipped'`)}, ${isAny(sql`'delivered'`)}, false)
  end)`;
