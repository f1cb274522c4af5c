import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import { type QueryExecutorProvider, sql } from "kysely";
import { expect, test } from "vitest";
import * as confirmedSubscribers from "../../migrations/0039_confirmed_subscribers.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const EMAILS = [
  "anna@example.com",
  "anna+wall@example.com",
  "anna+2@example.com",
  "b.e.r.t+x@gmail.com",
  "bert@googlemail.com",
  "+c@example.com",
  "d.e@example.com",
];

/** Undoes the migration, so that it can run on rows as they were before it. */
const undo = async (db: QueryExecutorProvider) => {
  await sql`alter table subscribers drop column mailbox_key, drop column consent_version, drop column confirmed_at,
    add constraint an_address_subscribes_once unique (site, normalised_email)`.execute(db);
};

test("R9.5 rows from before count for their mailbox: the first of each, a use by an order before one that is held", async () => {
  const db = shop.database;
  const anna = shopper(shop);
  const { order, checkout } = await anna.buy();
  const open = await anna.checkOut();
  await undo(db);
  for (const [index, email] of EMAILS.entries()) {
    const at = new Date(2026, 0, 1 + index);
    await sql`insert into subscribers (id, site, email, normalised_email, token, consented_at)
      values (${email}, 'ZA', ${email}, ${email}, ${`token ${email}`}, ${at})`.execute(db);
    const isOrdered = email.startsWith("anna+2");
    await sql`insert into promo_uses (site, code, email, checkout_id, held_at, order_id, is_once_per_email)
      values ('ZA', 'WELCOME10', ${email}, ${isOrdered ? checkout.checkoutId : open.checkoutId}, ${at},
        ${isOrdered ? order.orderId : null}, true)`.execute(db);
  }
  await confirmedSubscribers.up(db);
  const subscribers = await shop.database.selectFrom("subscribers").select(["email", "mailboxKey"]).execute();
  const keys = Object.fromEntries(subscribers.map(({ email, mailboxKey }) => [email, mailboxKey]));
  const first = ["anna@example.com", "b.e.r.t+x@gmail.com", "+c@example.com", "d.e@example.com"];
  for (const email of EMAILS)
    expect(keys[email], email).toBe(first.includes(email) ? toMailboxKey(email) : null);
  const uses = await shop.database.selectFrom("promoUses").select(["email", "orderId"]).execute();
  // A row of the mailbox itself stays; the others keep their address as text and match no mailbox.
  const inUse = uses.map(({ email }) => email);
  for (const email of EMAILS) expect(inUse, email).toContain(toMailboxKey(email));
  expect(uses).toHaveLength(EMAILS.length);
  await shop.database.deleteFrom("promoUses").execute();
});
