// People who ordered, wrote or subscribed, as staff look them up, over HTTP.

import { createHash } from "node:crypto";
import { findCustomers } from "@storywall/contract/calls/customers/findCustomers.ts";
import { getCustomer } from "@storywall/contract/calls/customers/getCustomer.ts";
import { getPrivacyRequests } from "@storywall/contract/calls/customers/getPrivacyRequests.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { refundOrder } from "@storywall/contract/calls/owner/refundOrder.ts";
import { searchAdmin } from "@storywall/contract/calls/owner/searchAdmin.ts";
import { deleteRequestedData } from "@storywall/contract/calls/privacy/deleteRequestedData.ts";
import { openDataRequest } from "@storywall/contract/calls/privacy/openDataRequest.ts";
import { requestKeptData } from "@storywall/contract/calls/privacy/requestKeptData.ts";
import { toMailboxKey } from "@storywall/domain/email/mailboxKey.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { findCustomers as findCustomersAs } from "../../src/usecases/customers/findCustomers.ts";
import { PRIVACY_REQUEST_RETENTION_MS } from "../../src/usecases/customers/listPrivacyRequests.ts";
import { subscribe } from "../../src/usecases/promo/subscribe.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const find = async (text: string) => (await callAsOwner(shop, findCustomers, { query: { text } })).items;
const open = (customerId: string) => callAsOwner(shop, getCustomer, { params: { customerId } });
/** Buys a wall with an address as a person types it. */
const buyAs = async (email: string, site: SiteCode = "ZA") => {
  const buyer = shopper(shop, site);
  const checkout = await buyer.checkOut(undefined, email);
  const intent = await buyer.beginPaying(checkout);
  await expectOk(buyer.pay(intent));
  return expectOk(buyer.complete(checkout.checkoutId, intent.id));
};
const newName = () => `p${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

describe("customers", () => {
  test("B13 one person is one mailbox: all orders of both sites, however the address was typed", async () => {
    const name = newName();
    const first = await buyAs(`${name}@gmail.com`);
    const second = await buyAs(`${name.slice(0, 3)}.${name.slice(3)}+wall@GoogleMail.com`, "AU");
    await buyAs(`${name}x@gmail.com`);
    const [customer, ...others] = await find(`${name}@gmail.com`);
    expect(others).toEqual([]);
    expect(customer).toMatchObject({ name: expect.stringContaining("Mokoena"), orderCount: 2 });
    expect(customer?.totals).toEqual([
      { currency: "AUD", total: second.total, refunded: 0 },
      { currency: "ZAR", total: first.total, refunded: 0 },
    ]);
    const detail = await open(customer?.customerId ?? "");
    expect(detail.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
      [first.orderNumber, second.orderNumber].toSorted(),
    );
  });

  test("B13 a person is found by email, name, phone and the number of an order, from the first letters", async () => {
    const email = `${newName()}@example.com`;
    const order = await buyAs(email);
    const { phone = "" } = order.shippingAddress;
    for (const text of [
      email,
      email.slice(0, 9),
      order.orderNumber,
      "mokoena",
      phone,
      phone.replace(/^0/, "+27 "),
    ]) {
      expect(
        (await find(text)).map((found) => found.email),
        text,
      ).toContain(email);
    }
    expect(await find("nobody of this name")).toEqual([]);
    // Without a text: who ordered last.
    expect((await find(" ")).map((found) => found.email)).toContain(email);
    const people = (await callAsOwner(shop, searchAdmin, { query: { text: email } })).people;
    expect(people).toMatchObject([{ email, customerId: (await find(email))[0]?.customerId }]);
  });

  test.each(["%", "' or 1=1", "\\", "':* | 'a", "a@b' or '1'='1"])(
    "reliability 3: the text %j finds nobody and breaks nothing",
    async (text) => expect(await find(text)).toEqual([]),
  );

  test("messages and newsletter consents stand beside the orders; a person without an order is found by address", async () => {
    const email = `${newName()}@example.com`;
    const body = { text: "Does it come with a hook?", messageId: newName(), name: "Sipho", email };
    await expectOk(shop.call(startThread, { body: { ...body, site: "ZA" } }));
    await subscribe(shop.shop, { site: "AU", email: `  ${email.toUpperCase()}`.trim() });
    const [customer] = await find(email);
    expect(customer).toMatchObject({ name: "Sipho", orderCount: 0, lastOrderAt: null, totals: [] });
    const detail = await open(customer?.customerId ?? "");
    expect(detail.threads).toMatchObject([{ site: "ZA", messageCount: 1, isUnread: true }]);
    expect(detail.subscriptions).toMatchObject([{ site: "AU", confirmedAt: null, unsubscribedAt: null }]);
    expect(detail.orders).toEqual([]);
  });

  test("what was given back is summed beside what was paid", async () => {
    const email = `${newName()}@example.com`;
    const { orderId, total } = await buyAs(email);
    shop.clock.advance(3 * HOUR_MS);
    const body = { amount: 1000, reason: "a scratch" };
    await callAsOwner(shop, refundOrder, { params: { orderId }, body });
    await shop.shop.background.drain();
    await shop.shop.refundSender.sendDue();
    expect((await find(email))[0]?.totals).toEqual([{ currency: "ZAR", total, refunded: 1000 }]);
  });

  test("an unknown id is not found", async () => {
    const reply = await tryCallAsOwner(shop, getCustomer, { params: { customerId: "0".repeat(32) } });
    expect(reply).toMatchObject({ error: "NOT_FOUND" });
  });

  test("roles without personal data find nobody", async () => {
    for (const role of ["workshop", "books"] as const)
      expect(await findCustomersAs(shop.shop, { role }, "thandi")).toMatchObject({ error: "FORBIDDEN" });
  });

  test("the database and the program agree on which addresses are one mailbox", async () => {
    const part = fc.string({ unit: fc.constantFrom(..."abZé0.+_-"), minLength: 1, maxLength: 8 });
    const domain = fc.constantFrom("gmail.com", "GoogleMail.com", "example.com", "mail.example.co.za");
    const samples = fc.sample(fc.tuple(part, domain), 200).map(([name, of]) => `${name}@${of}`);
    const emails = [...samples, "none", "@gmail.com", "...@gmail.com", "+a@gmail.com", " a@b.c ", "a@b@c.d"];
    const { rows } = await sql<{ email: string; id: string }>`
      select email, customer_id(email) as id from unnest(${emails}::text[]) as email`.execute(shop.database);
    const md5 = (text: string) => createHash("md5").update(text).digest("hex");
    for (const { email, id } of rows) expect(id, email).toBe(md5(toMailboxKey(email)));
  });
});

describe("privacy requests", () => {
  const request = (email: string) =>
    expectOk(shop.call(requestKeptData, { body: { email, site: "ZA" } })).then(() =>
      shop.shop.background.drain(),
    );
  const tokenOf = (email: string) =>
    /privacy\/data\/([\w-]+)/.exec(
      shop.mailbox
        .to(email)
        .map(({ text }) => text)
        .join(),
    )?.[1] ?? "";
  const listFor = async (maskedEmail: string) =>
    (await callAsOwner(shop, getPrivacyRequests, {})).items.filter(
      (item) => item.maskedEmail === maskedEmail,
    );

  test("B12 each request is recorded: sent, opened, deleted with the counts, and without the address", async () => {
    const domain = `${newName()}.example.com`;
    const email = `thandi@${domain}`;
    const masked = `t…@${domain}`;
    await buyAs(email);
    const body = { text: "Hello", messageId: newName(), name: "Thandi", email };
    await expectOk(shop.call(startThread, { body: { ...body, site: "ZA" } }));
    await request(email);
    expect(await listFor(masked)).toMatchObject([
      { state: "sent", site: "ZA", openedAt: null, erased: null },
    ]);
    const params = { token: tokenOf(email) };
    await expectOk(shop.call(openDataRequest, { params }));
    expect(await listFor(masked)).toMatchObject([
      { state: "opened", openedAt: shop.clock.now().toISOString() },
    ]);
    await expectOk(shop.call(deleteRequestedData, { params }));
    const [done] = await listFor(masked);
    expect(done).toMatchObject({ state: "erased", erased: { visitors: 1, threads: 1, subscriptions: 0 } });
    // A second press deletes nothing more, and the record stays.
    await expectOk(shop.call(deleteRequestedData, { params }));
    expect((await listFor(masked))[0]?.erased).toMatchObject({ threads: 1 });
    const rows = await shop.database.selectFrom("privacyRequests").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(email);
    // Orders stay, as tax law requires, and with them the person.
    const detail = await open(done?.customerId ?? "");
    expect(detail.privacyRequests).toMatchObject([{ state: "erased" }]);
    expect(detail.threads).toEqual([]);
  });

  test("B12 of an unknown address nothing is sent, and its record goes with the next purge", async () => {
    const domain = `${newName()}.example.com`;
    await request(`nobody@${domain}`);
    expect(await listFor(`n…@${domain}`)).toMatchObject([{ state: "unknown", sentAt: null }]);
    await shop.shop.repositories.privacyRequests.removeCreatedBefore(new Date(0));
    expect(await listFor(`n…@${domain}`)).toEqual([]);
  });

  test("records are deleted after two years", async () => {
    const domain = `${newName()}.example.com`;
    await buyAs(`old@${domain}`);
    await request(`old@${domain}`);
    shop.clock.advance(PRIVACY_REQUEST_RETENTION_MS + DAY_MS);
    const before = new Date(shop.clock.now().getTime() - PRIVACY_REQUEST_RETENTION_MS);
    await shop.shop.repositories.privacyRequests.removeCreatedBefore(before);
    expect(await listFor(`o…@${domain}`)).toEqual([]);
  });
});
