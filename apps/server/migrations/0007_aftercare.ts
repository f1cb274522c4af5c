import { type Kysely, sql } from "kysely";

/**
 * What follows an order: refunds, print jobs, tracking of the parcel, and the successor cart with lines that were
 * added while the others were paid. The database rejects refunds above the paid amount (`refund_total`), a second
 * refund of an unmatched payment, and a tile that is printed twice.
 *
 * From now on every use of a promo code is stored, also of codes that an email address may use twice, so that uses
 * can be counted.
 */
const STATEMENTS = [
  `create table refunds (
    id text primary key,
    payment_id text not null references payments,
    order_id text references orders,
    amount bigint not null check (amount > 0),
    currency text not null,
    reason text not null,
    actor text not null,
    state text not null check (state in ('requested', 'pending', 'succeeded', 'failed')),
    requested_at timestamptz not null,
    next_try_at timestamptz not null,
    tries integer not null default 0,
    provider_refund_id text,
    settled_at timestamptz,
    last_fault text
  )`,
  "create index refunds_to_ask_for on refunds (next_try_at) where state in ('requested', 'pending')",
  "create index refunds_of_payment on refunds (payment_id)",
  "create index refunds_of_order on refunds (order_id)",
  `create unique index one_refund_of_spare_money on refunds (payment_id)
    where order_id is null and state <> 'failed'`,

  `alter table payments
    add column refund_total bigint not null default 0,
    add column review_settled_at timestamptz,
    add column review_note text,
    add constraint no_more_back_than_came check (refund_total between 0 and amount)`,
  "create index payments_to_review on payments (created_at) where needs_review is not null and review_settled_at is null",

  "alter table orders add column tracking jsonb",
  "create index orders_newest_first on orders (created_at desc, id)",

  `create table print_jobs (
    id text primary key,
    order_id text not null references orders,
    line_id text not null references order_lines,
    tile text not null,
    state text not null check (state in ('waiting', 'done', 'cancelled')),
    printable_from timestamptz not null,
    created_at timestamptz not null,
    constraint one_print_job_a_tile unique (order_id, line_id, tile)
  )`,
  "create index print_jobs_to_do on print_jobs (printable_from) where state = 'waiting'",

  "alter table carts add column successor_id text references carts",

  `alter table promo_uses
    drop constraint promo_uses_pkey,
    add column site text,
    add column is_once_per_email boolean not null default true`,
  "update promo_uses set site = checkouts.site from checkouts where checkouts.id = promo_uses.checkout_id",
  `alter table promo_uses
    alter column site set not null,
    alter column is_once_per_email drop default,
    add primary key (checkout_id, code, email)`,
  "drop index promo_uses_of_checkout",
  "create unique index one_use_an_email on promo_uses (code, email) where is_once_per_email",
  "create index promo_uses_of_code on promo_uses (site, code)",
  // A transaction that takes or releases a use locks the row of its code until it ends.
  `create table promo_codes (
    code text primary key,
    last_asked_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
