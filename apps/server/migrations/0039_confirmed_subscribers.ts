import { type QueryExecutorProvider, sql } from "kysely";

/** Returns the SQL of `toMailboxKey` (packages/domain/src/email/mailboxKey.ts) for a normalised address. */
const mailboxKeyOf = (email: string): string => {
  const name = `regexp_replace(${email}, '@[^@]*$', '')`;
  const domain = `substring(${email} from '[^@]*$')`;
  const base = `coalesce(nullif(split_part(${name}, '+', 1), ''), ${name})`;
  return `case
    when position('@' in ${email}) = 0 then ${email}
    when ${domain} in ('gmail.com', 'googlemail.com')
      then coalesce(nullif(replace(${base}, '.', ''), ''), ${base}) || '@gmail.com'
    else ${base} || '@' || ${domain}
  end`;
};

/**
 * A subscription counts once its address is confirmed, and records which text was agreed to. Rows from before have
 * neither. Addresses of one mailbox count as one: where several rows of one mailbox exist already, the first of them
 * stands for the mailbox, and the others keep the address as it was typed, which matches no mailbox.
 */
const STATEMENTS = [
  `alter table subscribers
    add column mailbox_key text,
    add column consent_version text,
    add column confirmed_at timestamptz`,
  `update subscribers set mailbox_key = first.mailbox_key from (
    select distinct on (site, ${mailboxKeyOf("normalised_email")})
      id, ${mailboxKeyOf("normalised_email")} as mailbox_key
    from subscribers order by site, ${mailboxKeyOf("normalised_email")}, consented_at, id
  ) as first where first.id = subscribers.id`,
  "alter table subscribers drop constraint an_address_subscribes_once",
  "create unique index a_mailbox_subscribes_once on subscribers (site, mailbox_key)",
  `create index subscribers_unconfirmed on subscribers (consented_at)
    where confirmed_at is null and unsubscribed_at is null`,

  `update promo_uses set email = first.mailbox_key from (
    select distinct on (code, ${mailboxKeyOf("email")})
      checkout_id, code, email, ${mailboxKeyOf("email")} as mailbox_key
    from promo_uses order by code, ${mailboxKeyOf("email")}, (order_id is null), held_at, checkout_id
  ) as first
  where promo_uses.checkout_id = first.checkout_id and promo_uses.code = first.code
    and promo_uses.email = first.email and first.email <> first.mailbox_key
    and not exists (select from promo_uses as other where other.code = first.code and other.email = first.mailbox_key)`,
];

export const up = async (db: QueryExecutorProvider): Promise<void> => {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
};
