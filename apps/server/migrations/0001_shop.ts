import { type Kysely, sql } from "kysely";

/**
 * Tables of the shop, from visitor to order. Amounts are in minor units. Unique indexes forbid what must never happen
 * twice, so that it does not depend on code alone: a cart has one line for each uuid and one open checkout, a
 * checkout one payment that is not canceled and one order, an email address one use of a promo code; each event of a
 * provider counts once.
 */
const STATEMENTS = [
  `create table visitors (
    id text primary key,
    site text not null,
    created_at timestamptz not null
  )`,

  `create table photos (
    asset_id text primary key,
    format text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes bigint not null,
    sha256 text not null,
    created_at timestamptz not null
  )`,

  `create table visitor_photos (
    visitor_id text not null references visitors on delete cascade,
    photo_id text not null,
    uuid text not null,
    asset_id text not null references photos,
    url text not null,
    width integer not null,
    height integer not null,
    crops jsonb,
    primary key (visitor_id, photo_id)
  )`,

  `create table visitor_templates (
    visitor_id text not null references visitors on delete cascade,
    template_key text not null,
    info jsonb not null,
    primary key (visitor_id, template_key)
  )`,

  `create table carts (
    id text primary key,
    site text not null,
    visitor_id text not null references visitors,
    promo_code text,
    created_at timestamptz not null,
    ordered_at timestamptz
  )`,

  `create table cart_lines (
    id text primary key,
    cart_id text not null references carts on delete cascade,
    place bigint generated always as identity,
    uuid text not null,
    quantity integer not null check (quantity between 1 and 99),
    design jsonb not null,
    unique (cart_id, uuid)
  )`,

  `create table checkouts (
    id text primary key,
    site text not null,
    cart_id text references carts,
    visitor_id text not null references visitors,
    status text not null check (status in ('open', 'completed', 'expired')),
    email text,
    shipping_address jsonb,
    is_upload_later boolean not null,
    quote_version integer not null,
    expires_at timestamptz not null,
    created_at timestamptz not null
  )`,
  "create unique index one_open_checkout_a_cart on checkouts (cart_id) where status = 'open'",
  "create index checkouts_of_cart on checkouts (cart_id, created_at)",

  `create table quotes (
    checkout_id text not null references checkouts,
    version integer not null,
    currency text not null,
    lines jsonb not null,
    promo jsonb,
    shipping_rate jsonb,
    price bigint not null,
    discount bigint not null check (discount between 0 and price),
    tax bigint not null,
    total bigint not null check (total >= 0),
    primary key (checkout_id, version)
  )`,

  `create table payments (
    id text primary key,
    provider text not null,
    status text not null,
    amount bigint not null check (amount >= 0),
    currency text not null,
    checkout_id text not null references checkouts,
    quote_version integer not null,
    created_at timestamptz not null,
    next_look_at timestamptz not null,
    needs_review text
  )`,
  "create unique index one_payment_a_checkout on payments (checkout_id) where status <> 'canceled'",
  "create index payments_to_look_at on payments (next_look_at)",

  `create table provider_events (
    provider text not null,
    event_id text not null,
    payment_id text not null,
    kind text not null,
    received_at timestamptz not null,
    done_at timestamptz,
    primary key (provider, event_id)
  )`,
  "create index provider_events_to_do on provider_events (received_at) where done_at is null",

  `create table orders (
    id text primary key,
    number text not null unique,
    site text not null,
    checkout_id text not null unique references checkouts,
    cart_id text references carts,
    payment_id text not null unique references payments,
    status text not null,
    email text not null,
    shipping_address jsonb not null,
    currency text not null,
    promo jsonb,
    shipping_rate jsonb,
    price bigint not null,
    discount bigint not null,
    tax bigint not null,
    total bigint not null,
    created_at timestamptz not null,
    finalized_at timestamptz
  )`,

  `create table order_lines (
    id text primary key,
    order_id text not null references orders,
    place integer not null,
    line jsonb not null
  )`,
  "create index order_lines_of_order on order_lines (order_id, place)",

  `create table order_history (
    order_id text not null references orders,
    place bigint generated always as identity,
    status text not null,
    at timestamptz not null,
    actor text not null,
    primary key (order_id, place)
  )`,

  `create table order_numbers (
    site text primary key,
    last integer not null
  )`,

  `create table promo_uses (
    code text not null,
    email text not null,
    checkout_id text not null references checkouts,
    held_at timestamptz not null,
    order_id text references orders,
    primary key (code, email)
  )`,
  "create index promo_uses_of_checkout on promo_uses (checkout_id)",

  `create table previews (
    key text primary key,
    design jsonb not null
  )`,

  `create table idempotency_keys (
    key text primary key,
    body_hash text not null,
    status integer,
    reply text,
    created_at timestamptz not null
  )`,
  "create index idempotency_keys_by_age on idempotency_keys (created_at)",

  `create table owners (
    id integer primary key check (id = 1),
    password_hash text not null,
    changed_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
