import { type Kysely, sql } from "kysely";

/**
 * What external payment providers need: payments that cannot be cancelled and are replaced, refunds, client secrets
 * that the provider sends only once, and events that belong to the site whose secret signed them.
 */
const STATEMENTS = [
  "alter table payments add column refunded bigint not null default 0 check (refunded >= 0)",
  "alter table payments add column client_secret text",
  "alter table payments add column replaced_at timestamptz",
  "alter table payments alter column next_look_at drop not null",
  "drop index one_payment_a_checkout",
  `create unique index one_payment_a_checkout on payments (checkout_id)
    where status <> 'canceled' and replaced_at is null`,
  "create index payments_of_checkout on payments (checkout_id, created_at)",

  "alter table provider_events add column site text",
  `update provider_events set site = checkouts.site
    from payments join checkouts on checkouts.id = payments.checkout_id
    where payments.id = provider_events.payment_id`,
  "delete from provider_events where site is null",
  "alter table provider_events alter column site set not null",
  "alter table provider_events add column next_look_at timestamptz",
  "update provider_events set next_look_at = received_at",
  "alter table provider_events alter column next_look_at set not null",
  "alter table provider_events drop constraint provider_events_pkey",
  "alter table provider_events add primary key (provider, site, event_id)",
  "drop index provider_events_to_do",
  "create index provider_events_to_do on provider_events (next_look_at) where done_at is null",
  "create index declines_of_payment on provider_events (payment_id) where kind = 'declined'",

  "alter table test_payments add column refunded bigint not null default 0 check (refunded between 0 and amount)",
  `create table test_refunds (
    id text primary key,
    idempotency_key text not null unique,
    payment_id text not null references test_payments,
    amount bigint not null check (amount > 0)
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
