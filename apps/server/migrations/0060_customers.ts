import { type Kysely, sql } from "kysely";

/**
 * Finds all that belongs to one person: to one mailbox, as `toMailboxKey` compares addresses
 * (packages/domain/src/email/mailboxKey.ts). A test keeps both the same. The id of a customer is a hash of that key, so
 * that addresses of pages hold no email address. One function: an index is built without a search path, so it could
 * not call another one. The collation makes it the same in every database; beyond A to Z it tells capitals apart.
 */
const CUSTOMER_ID = `
create function customer_id(email text) returns text language sql immutable parallel safe cost 500 as $$
  select md5(case
    when position('@' in mail) = 0 then mail
    when domain in ('gmail.com', 'googlemail.com')
      then coalesce(nullif(replace(base, '.', ''), ''), base) || '@gmail.com'
    else base || '@' || domain
  end)
  from (
    select mail, substring(mail from '[^@]*$') as domain,
      coalesce(nullif(split_part(name, '+', 1), ''), name) as base
    from (
      select mail, regexp_replace(mail, '@[^@]*$', '') as name
      from (select lower(normalize(btrim(email), NFKC) collate "C") as mail) as normalised
    ) as named
  ) as split
$$`;

const STATEMENTS = [
  CUSTOMER_ID,
  "create index orders_by_customer on orders (customer_id(email), created_at desc)",
  "create index threads_by_customer on message_threads (customer_id(email), last_at desc)",
  "create index subscribers_by_customer on subscribers (customer_id(email))",

  // What became of requests to see or delete personal data. The link itself is in data_requests, and gone after a day.
  `create table privacy_requests (
    id text primary key,
    site text not null,
    customer_id text not null,
    masked_email text not null,
    created_at timestamptz not null,
    opened_at timestamptz,
    erased_at timestamptz,
    erased jsonb
  )`,
  "create index privacy_requests_by_customer on privacy_requests (customer_id, created_at desc)",
  "create index privacy_requests_by_age on privacy_requests (created_at)",

  // Links by which people of the shop set a new password. The address is as typed: whose it is, is looked up later.
  `create table staff_password_links (
    id text primary key,
    token text not null unique,
    email text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
