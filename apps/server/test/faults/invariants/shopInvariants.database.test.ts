// Creates each violation and checks that it is found. A checker that finds nothing proves nothing.

import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type Transaction } from "kysely";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Schema } from "../../../src/adapters/database/schema/schema.ts";
import { shopper } from "../../support/shopper.ts";
import { useTestShop } from "../../support/useTestShop.ts";
import { findViolations, type InvariantOptions } from "./shopInvariants.ts";

const CHECKOUT_IDS = { completed: "", pending: "" };
const shop = useTestShop();
let dataDir: string;
let folder: string;

const BYTES = Buffer.from("as it was sent");
const PHOTO = "photoWithBytes00000000";

beforeAll(async () => {
  const anna = shopper(shop);
  const cart = await anna.fillCart();
  await anna.addPromo(cart._id);
  const { checkout } = await anna.buy(cart);
  CHECKOUT_IDS.completed = checkout.checkoutId;
  const ben = shopper(shop);
  const pendingCart = await ben.fillCart();
  await ben.addPromo(pendingCart._id);
  const open = await ben.checkOut(pendingCart);
  await ben.beginPaying(open);
  CHECKOUT_IDS.pending = open.checkoutId;
  await shop.shop.background.drain();
  // The shopper's photos have no files, so their rows are removed.
  await shop.database.deleteFrom("visitorPhotos").execute();
  await shop.database.deleteFrom("photos").execute();
  await shop.shop.repositories.photos.insert({
    assetId: PHOTO,
    format: "jpeg",
    width: 400,
    height: 300,
    bytes: BYTES.length,
    sha256: createHash("sha256").update(BYTES).digest("hex"),
    createdAt: shop.clock.now(),
    uploader: null,
    lastUsedAt: shop.clock.now(),
  });
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "storywall-sound-"));
  folder = join(dataDir, "photos/by-id", PHOTO.slice(0, 2), PHOTO);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "original"), BYTES);
  writeFileSync(join(folder, "master.jpg"), "a picture");
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const now = () => new Date(shop.clock.now().getTime() + 6 * 60_000);
const check = (options: InvariantOptions = {}) =>
  findViolations(shop.database, { now: now(), dataDir, ...options });

class RolledBack extends Error {}

/** Corrupts the database in a transaction, returns the violations found, and rolls back. */
const violationsAfter = async (corrupt: (transaction: Transaction<Schema>) => Promise<unknown>) => {
  let violations: readonly string[] = [];
  await shop.database
    .transaction()
    .execute(async (transaction) => {
      await corrupt(transaction);
      violations = await findViolations(transaction, { now: now(), dataDir });
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return violations;
};

test("a shop with an order and an open checkout has no violations", async () => {
  expect(await check()).toEqual([]);
});

/** Statements that corrupt the tables, after dropping constraints that forbid it, and the expected violation. */
const VIOLATION_CASES: readonly (readonly [what: string, statements: readonly string[], expected: RegExp])[] =
  [
    [
      "a second order of a checkout",
      [
        "alter table orders drop constraint orders_checkout_id_key, drop constraint orders_payment_id_key",
        `insert into orders (id, number, site, checkout_id, cart_id, payment_id, status, email, shipping_address, currency,
         promo, shipping_rate, price, discount, tax, total, created_at)
       select 'second', 'ZA-2', site, checkout_id, cart_id, payment_id, status, email, shipping_address, currency,
         promo, shipping_rate, price, discount, tax, total, created_at from orders`,
      ],
      /^a checkout has at most one order.*: checkout \S+ has 2 orders$/,
    ],
    [
      "a completed checkout without its order",
      ["update checkouts set status = 'completed' where status = 'open'"],
      /: checkout \S+ is completed and has no order$/,
    ],
    [
      "an order that costs a cent less",
      ["update orders set total = total - 1"],
      /: order \S+ says total 323999, its lines make it 324000$/,
    ],
    [
      "an order with a tax that its site never had",
      ["update orders set tax = 1"],
      /: order \S+ says tax 1, which is no tax of its site$/,
    ],
    [
      "an order with a line that is not in its quote",
      ["update order_lines set line = jsonb_set(line, '{id}', '\"another\"')"],
      /: order \S+ is not the quote that its checkout ended with$/,
    ],
    [
      "an order that skipped states",
      [
        "insert into order_history (order_id, status, at, actor) select id, 'delivered', now(), 'owner' from orders",
        "update orders set status = 'delivered'",
      ],
      /: order \S+ went from placed to delivered$/,
    ],
    [
      "an order whose history ends with another status",
      ["update orders set status = 'in_production'"],
      /: order \S+ is in_production and its history ends placed$/,
    ],
    ["an order without a history", ["delete from order_history"], /: order \S+ begins nowhere$/],
    [
      "a charge of another amount than the order's",
      ["update test_payments set amount = 1 where status = 'succeeded'"],
      /: payment \S+ charged 1 ZAR for order \S+, which is 324000 ZAR$/,
    ],
    [
      "a payment without an order or refund",
      ["update test_payments set status = 'succeeded'"],
      /: payment \S+ of checkout \S+ charged 324000 ZAR for no order$/,
    ],
    [
      "a charge without a payment record",
      [
        `insert into test_payments (id, idempotency_key, client_secret, status, amount, currency, checkout_id, quote_version)
       values ('stray', 'key', 'secret', 'succeeded', 5, 'ZAR', 'nowhere', 1)`,
      ],
      /: payment stray of checkout nowhere charged 5 ZAR for no order$/,
    ],
    [
      "a refunded order without a refund",
      [
        "update orders set status = 'refunded'",
        "insert into order_history (order_id, status, at, actor) select id, 'cancelled', now(), 'owner' from orders",
        "insert into order_history (order_id, status, at, actor) select id, 'refunded', now(), 'owner' from orders",
      ],
      /: payment \S+ charged 324000 ZAR for order \S+, which is 0 ZAR$/,
    ],
    [
      "a refund that was not requested",
      ["update test_payments set refunded = 100 where status = 'succeeded'"],
      /: payment \S+ refunded 100 ZAR, which is not the 0 \(\+ 0\) of its refunds$/,
    ],
    [
      "an order without a succeeded payment",
      ["update test_payments set status = 'canceled' where status = 'succeeded'"],
      /: order \S+: its provider says of payment \S+: canceled$/,
    ],
    [
      "an order whose payment is recorded as open",
      ["update payments set status = 'processing' where status = 'succeeded'"],
      /: order \S+ of 324000 has a payment recorded as processing 324000$/,
    ],
    [
      "an event that was never processed",
      ["update provider_events set done_at = null"],
      /: event \S+\.succeeded \(succeeded\) was never processed$/,
    ],
    [
      "a use that is not counted",
      ["delete from promo_uses where order_id is not null"],
      /: order \S+ paid less by WELCOME10 by \S+, which is not counted$/,
    ],
    [
      "a code that was used beyond its limit",
      [
        "alter table orders drop constraint orders_payment_id_key",
        `update orders set promo = promo || '{"maxUses": 1}'`,
        `insert into orders (id, number, site, checkout_id, cart_id, payment_id, status, email, shipping_address, currency,
         promo, shipping_rate, price, discount, tax, total, created_at)
       select 'second', 'ZA-2', orders.site, checkouts.id, orders.cart_id, payment_id, orders.status, 'other@example.com',
         orders.shipping_address, currency, promo, shipping_rate, price, discount, tax, total, orders.created_at
       from orders, checkouts where checkouts.status = 'open'`,
      ],
      /: 2 orders used WELCOME10 of ZA, which 1 may$/,
    ],
    [
      "a use of an order without a discount",
      ["update orders set promo = null"],
      /: the use of WELCOME10 by \S+ counts for order \S+, which does not have it$/,
    ],
    [
      "a hold for a completed checkout",
      [
        `insert into promo_uses (site, code, email, checkout_id, held_at, is_once_per_email)
       select site, 'WELCOME10', 'x@example.com', checkout_id, now(), true from orders`,
      ],
      /: WELCOME10 is held for checkout \S+, which is completed$/,
    ],
    [
      "two mails about one occasion",
      [
        "alter table mail_outbox drop constraint mail_outbox_occasion_key",
        `insert into mail_outbox (id, occasion, kind, about, created_at, next_try_at)
       select 'again', occasion, kind, about, created_at, next_try_at from mail_outbox`,
      ],
      /: 2 mails are about "order \S+ new to placed: order_confirmation"$/,
    ],
    ["an order without its confirmation", ["delete from mail_outbox"], /: order \S+ has 0 confirmations$/],
    [
      "one uuid on two lines of a cart",
      [
        "alter table cart_lines drop constraint cart_lines_cart_id_uuid_key",
        "insert into cart_lines (id, cart_id, uuid, quantity, design) select id || '2', cart_id, uuid, 1, design from cart_lines",
      ],
      /: cart \S+ has line \S+ 2 times$/,
    ],
    [
      "two open checkouts of a cart",
      [
        "drop index one_open_checkout_a_cart",
        "insert into checkouts select id || '2', site, cart_id, visitor_id, status, email, shipping_address, is_upload_later, quote_version, expires_at, created_at from checkouts where status = 'open'",
      ],
      /: cart \S+ has 2 open checkouts$/,
    ],
    [
      "a photo row without files",
      ["insert into photos values ('lost', 'jpeg', 1, 1, 1, 'x', now(), null, now(), now())"],
      /: photo lost has a row and no files$/,
    ],
    [
      "photo files without a row",
      ["delete from photos"],
      /: photo photoWithBytes00000000 has files and no row$/,
    ],
  ];

test.each(VIOLATION_CASES)("%s is found", async (_what, statements, expected) => {
  const violations = await violationsAfter(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  });
  expect(violations).toContainEqual(expect.stringMatching(expected));
});

test("a second discounted order of one email address is found", async () => {
  const violations = await violationsAfter(async (transaction) => {
    await sql`alter table orders drop constraint orders_payment_id_key`.execute(transaction);
    await sql`insert into orders (id, number, site, checkout_id, cart_id, payment_id, status, email, shipping_address,
        currency, promo, shipping_rate, price, discount, tax, total, created_at)
      select 'second', 'ZA-2', site, ${CHECKOUT_IDS.pending}, cart_id, payment_id, status, upper(email), shipping_address,
        currency, promo, shipping_rate, price, discount, tax, total, created_at from orders`.execute(
      transaction,
    );
  });
  expect(violations).toContainEqual(expect.stringMatching(/: 2 orders used WELCOME10 by \S+$/));
  expect(violations).toContainEqual(expect.stringMatching(/: payment \S+ is that of 2 orders$/));
});

test("a recent payment without an order and one marked for review are no violations", async () => {
  const pay = sql`update test_payments set status = 'succeeded'`;
  const markForReview = sql`update payments set needs_review = 'paid another amount'`;
  const violations = await violationsAfter(async (transaction) => {
    await pay.execute(transaction);
    await markForReview.execute(transaction);
  });
  expect(violations).toEqual([]);
  expect(await check({ now: shop.clock.now() })).toEqual([]);
});

test("a photo with changed bytes and a photo without its master are found", async () => {
  writeFileSync(join(folder, "original"), "as it was bent");
  rmSync(join(folder, "master.jpg"));
  expect(await check()).toEqual([
    expect.stringMatching(/: photo photoWithBytes00000000 is not the file that was sent$/),
    expect.stringMatching(/: photo photoWithBytes00000000 has no master$/),
  ]);
});

test("files of an upload that is not yet ingested are no violation", async () => {
  const unread = join(dataDir, "photos/by-id/un/unread");
  mkdirSync(unread, { recursive: true });
  const upload = join(dataDir, "uploads/upload");
  mkdirSync(upload, { recursive: true });
  writeFileSync(join(upload, "upload.json"), JSON.stringify({ assetId: "unread" }));
  expect(await check()).toEqual([]);
  writeFileSync(join(upload, "outcome.json"), JSON.stringify({ kind: "photo" }));
  expect(await check()).toEqual([expect.stringMatching(/: photo unread has files and no row$/)]);
});

test("a mail that arrives twice is found", async () => {
  expect(await check({ receivedMailIds: ["<a>", "<b>", "<a>"] })).toEqual([
    "no mail arrives twice: mail <a> arrived 2 times",
  ]);
});
