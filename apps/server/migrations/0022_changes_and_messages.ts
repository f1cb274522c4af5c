import { type Kysely, sql } from "kysely";

/**
 * Changes that shoppers made to an order in its change window (B9), one row for each changed part even when it
 * changed several times; and message threads between a shopper and the shop (R2.15). A thread's id gives access to
 * it, as an order's id does. `place` counts a thread's messages from 1. `*_seen` and `*_last` are such places: a
 * thread is unread when the last message is after the last seen one.
 */
const STATEMENTS = [
  `create table order_changes (
    order_id text not null references orders,
    line_id text not null,
    tile text not null,
    what text not null check (what in ('photo', 'crop', 'address')),
    at timestamptz not null,
    primary key (order_id, line_id, tile, what)
  )`,

  `create table message_threads (
    id text primary key,
    site text not null,
    order_id text references orders,
    name text not null,
    email text not null,
    created_at timestamptz not null,
    last_at timestamptz not null,
    last_place integer not null,
    shopper_last integer not null,
    shopper_seen integer not null,
    owner_seen integer not null,
    constraint one_thread_an_order unique (order_id)
  )`,
  "create index message_threads_unread_first on message_threads ((shopper_last > owner_seen) desc, last_at desc)",
  "create index message_threads_of_a_person on message_threads (lower(email))",
  "create index message_threads_by_age on message_threads (last_at)",

  `create table messages (
    thread_id text not null references message_threads on delete cascade,
    place integer not null,
    id text not null,
    author text not null check (author in ('shopper', 'owner')),
    text text not null check (length(text) between 1 and 4000),
    at timestamptz not null,
    primary key (thread_id, place),
    constraint a_message_is_sent_once unique (thread_id, id)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
