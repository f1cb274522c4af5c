// Mails of two shops on one PostgreSQL database, as of two processes, with one mail server.

import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import { ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ORDER_MAIL_KINDS } from "../../src/ports/mails/MailOutbox.ts";
import { LEASE_MS } from "../../src/usecases/leasedQueue.ts";
import { MAX_RETRY_AGE_MS } from "../../src/usecases/mails/mailSender.ts";
import { renderMail } from "../../src/usecases/mails/renderMail.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { openPostgresTestDatabase, type TestDatabase } from "../support/databases.ts";
import { createFakeMailbox } from "../support/fakeMailbox.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, openTestShop, PUBLIC_URL, type TestShop } from "../support/testShop.ts";

describe("mails", () => {
  let testDatabase: TestDatabase;
  let shop: TestShop;
  let other: TestShop;
  beforeEach(async () => {
    testDatabase = await openPostgresTestDatabase();
    const clock = createFakeClock();
    const mailbox = createFakeMailbox();
    shop = await openTestShop(testDatabase.database, { clock, mailbox });
    other = await openTestShop(testDatabase.database, { clock, mailbox });
  });
  afterEach(async () => {
    await shop?.close();
    await other?.close();
    await testDatabase?.close();
  });

  const mailContext = () => ({
    repositories: shop.shop.repositories,
    sites: shop.shop.sites(),
    originOf: () => PUBLIC_URL,
  });
  const drain = async () => {
    await shop.shop.background.drain();
    await other.shop.background.drain();
  };
  /** Sends the due mails of both shops. */
  const sendDueInBoth = async () => {
    shop.shop.mailSender.wake();
    other.shop.mailSender.wake();
    await drain();
  };
  const transitionInTransaction = (orderId: string, to: OrderState) =>
    shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
    );
  const outbox = () => testDatabase.database.selectFrom("mailOutbox").selectAll();
  const buyUploadLater = async (site: "ZA" | "AU" = "ZA") => {
    const anna = shopper(shop, site);
    const cart = await anna.fillCart(aLine());
    const checkout = await anna.checkOut(cart);
    const body = { checkoutId: checkout.checkoutId, isUploadLater: true, site };
    await expectOk(shop.call(updateCheckout, { body }));
    const intent = await anna.beginPaying(checkout);
    await expectOk(anna.pay(intent));
    return { anna, order: await expectOk(anna.complete(checkout.checkoutId, intent.id)) };
  };

  test("R4.14 30 completions, the event and the reconciler send one confirmation", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    await expectOk(anna.pay(intent));
    const annaElsewhere = shopper(other);
    await Promise.all([
      ...Array.from({ length: 30 }, (_, index) =>
        expectOk((index % 2 ? anna : annaElsewhere).complete(checkout.checkoutId, intent.id)),
      ),
      reconcile(shop.shop),
      reconcile(other.shop),
    ]);
    await sendDueInBoth();
    expect(shop.mailbox.to(anna.email).map(({ subject }) => subject)).toEqual([
      "Your order ZA-10001 is confirmed",
    ]);
    expect([...shop.serverErrors, ...other.serverErrors]).toEqual([]);
  });

  test.each([
    ["ZA", "hello.za@storywall.example", "R3,600.00", "VAT (15%)"],
    ["AU", "hello.au@storywall.example", "$127.96", "GST (10%)"],
  ] as const)(
    "R4.14 the confirmation for %s lists everything that was bought",
    async (site, from, total, tax) => {
      const anna = shopper(shop, site);
      const { order } = await anna.buy();
      await drain();
      const [mail] = shop.mailbox.to(anna.email);
      expect(mail?.from.address).toBe(from);
      const { firstName, lastName, address1, zip } = order.shippingAddress;
      for (const text of [
        order.orderNumber,
        "4 × Medium, 30 × 45 cm, Timeless",
        total,
        tax,
        `${firstName} ${lastName}`,
        address1,
        zip,
        `${PUBLIC_URL}/order/${order.orderId}`,
        `${PUBLIC_URL}/api/orders/${order.orderId}/hanging-guide.pdf`,
        from,
        "This is a test shop: no card was charged",
      ]) {
        expect(mail?.text).toContain(text);
        // Sizes stay on one line there.
        expect(mail?.html.replaceAll("\u00a0", " ")).toContain(text);
      }
    },
  );

  test("R4.14 an upload-later order gets a confirmation and a request for photos", async () => {
    const { anna, order } = await buyUploadLater("AU");
    await drain();
    expect(shop.mailbox.to(anna.email).map(({ subject }) => subject)).toEqual([
      `Your order ${order.orderNumber} is confirmed`,
      `Your photos for order ${order.orderNumber}`,
    ]);
    expect(shop.mailbox.to(anna.email)[1]?.text).toContain("4 photos");
  });

  test.each(
    ORDER_STATES.flatMap((from) => ORDER_TRANSITIONS[from].map((to): [OrderState, OrderState] => [from, to])),
  )("R4.14 the transition from %s to %s is told in one mail", async (from, to) => {
    const { order } = await shopper(shop).buy();
    await drain();
    await testDatabase.database
      .updateTable("orders")
      .set({ status: from })
      .where("id", "=", order.orderId)
      .execute();
    const moves = await Promise.all([
      transitionInTransaction(order.orderId, to),
      transitionInTransaction(order.orderId, to),
      transitionInTransaction(order.orderId, to),
    ]);
    expect(moves.filter(({ kind }) => kind === "transitioned")).toHaveLength(1);
    await sendDueInBoth();
    // The mail about the cancellation has said already that the money goes back.
    const isToldBefore = from === "cancelled" && to === "refunded";
    expect(shop.mailbox.to(order.email)).toHaveLength(isToldBefore ? 1 : 2);
    const read = await shop.shop.repositories.orders.find(order.orderId);
    expect(read?.status).toBe(to);
    expect(read?.history.at(-1)).toEqual({ status: to, at: shop.clock.now(), actor: "owner" });
  });

  test("R4.14 a transition that is not allowed changes nothing and sends nothing", async () => {
    const { order } = await shopper(shop).buy();
    await drain();
    expect(await transitionInTransaction(order.orderId, "delivered")).toEqual({
      kind: "notAllowed",
      status: "placed",
    });
    await sendDueInBoth();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("R4.14 a transition that is rolled back sends nothing", async () => {
    const { order } = await shopper(shop).buy();
    await drain();
    const failing = shop.shop.transaction(async (repositories) => {
      await transitionOrder(shop.shop, repositories, order.orderId, { to: "in_production", actor: "owner" });
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("full");
    await sendDueInBoth();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("orders are placed while the mail server is down, and their mails are sent when it is back", async () => {
    shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () => (await shopper(shop).buy()).order),
    );
    await sendDueInBoth();
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "placed"));
    expect(shop.mailbox.mails).toEqual([]);
    for (let hours = 0; hours < 30; hours += 1) {
      shop.clock.advance(HOUR_MS);
      await sendDueInBoth();
    }
    expect(await outbox().where("givenUpAt", "is not", null).execute()).toEqual([]);
    shop.mailbox.setResult(null);
    shop.clock.advance(HOUR_MS);
    await sendDueInBoth();
    expect(shop.mailbox.mails.map(({ to }) => to.address).sort()).toEqual(
      orders.map(({ email }) => email).sort(),
    );
    const lines = [...shop.serverErrors, ...other.serverErrors];
    expect(lines).toEqual(
      orders.map(() => expect.objectContaining({ msg: "send a mail (order_confirmation) failed" })),
    );
  });

  test("a deferred mail is retried after half a minute, a minute, two, … an hour, and fails after a day", async () => {
    shop.mailbox.setResult({ kind: "deferred", error: "EENVELOPE 451" });
    await shopper(shop).buy();
    await drain();
    const pauses: number[] = [];
    for (;;) {
      const { nextTryAt, givenUpAt } = await outbox().executeTakeFirstOrThrow();
      if (givenUpAt !== null) break;
      pauses.push(nextTryAt.getTime() - shop.clock.now().getTime());
      shop.clock.advance(pauses.at(-1) ?? 0);
      await sendDueInBoth();
    }
    expect(pauses.slice(0, 9)).toEqual([
      30 * SECOND_MS,
      MINUTE_MS,
      2 * MINUTE_MS,
      4 * MINUTE_MS,
      8 * MINUTE_MS,
      16 * MINUTE_MS,
      32 * MINUTE_MS,
      HOUR_MS,
      HOUR_MS,
    ]);
    const tried = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(tried).toBeGreaterThan(DAY_MS);
    expect(tried).toBeGreaterThanOrEqual(MAX_RETRY_AGE_MS);
    expect(JSON.stringify([...shop.serverErrors, ...other.serverErrors])).toContain(
      "given up: EENVELOPE 451",
    );
  });

  test("a rejected mail does not delay others", async () => {
    shop.mailbox.setResult({ kind: "rejected", error: "EENVELOPE 550" });
    const { order } = await shopper(shop).buy();
    await drain();
    shop.mailbox.setResult(null);
    const next = await shopper(shop).buy();
    await drain();
    expect(shop.mailbox.mails.map(({ to }) => to.address)).toEqual([next.order.email]);
    shop.clock.advance(6 * HOUR_MS);
    await sendDueInBoth();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("a process that dies before marking a mail as sent causes one duplicate with the same Message-ID", async () => {
    shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
    const { order } = await shopper(shop).buy();
    await drain();
    shop.mailbox.setResult(null);
    shop.clock.advance(MINUTE_MS);
    // As a process that dies after sending and before marking the mail as sent.
    const now = shop.clock.now();
    const { mailOutbox } = shop.shop.repositories;
    const claimed = await mailOutbox.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) throw new Error("No mail is due.");
    const rendered = await renderMail(mailContext(), claimed);
    if (!rendered) throw new Error("No mail was rendered.");
    await shop.mailbox.send(rendered);

    await sendDueInBoth();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
    shop.clock.advance(LEASE_MS);
    await sendDueInBoth();
    await sendDueInBoth();
    const ids = shop.mailbox.to(order.email).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[A-Za-z0-9_-]{24}@storywall\.example>$/);
  });

  test("concurrent claims return each mail once", async () => {
    shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
    await Promise.all(Array.from({ length: 4 }, () => shopper(shop).buy()));
    await drain();
    shop.clock.advance(HOUR_MS);
    const now = shop.clock.now();
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? shop : other).shop.repositories.mailOutbox.claim(
          now,
          new Date(now.getTime() + LEASE_MS),
        ),
      ),
    );
    const ids = claims.flatMap((claim) => (claim ? [claim.id] : []));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });

  test("reliability 16, 18: shopper input is escaped text in a mail, never a line or header", async () => {
    const { order } = await shopper(shop).buy();
    await drain();
    const maliciousText = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com\u2028<!--&';
    await testDatabase.database
      .updateTable("orders")
      .set({
        // Reminders are rendered for waiting orders only.
        status: "awaiting_photos",
        shippingAddress: JSON.stringify({
          firstName: maliciousText,
          lastName: maliciousText,
          address1: maliciousText,
          phone: maliciousText,
        }),
      })
      .where("id", "=", order.orderId)
      .execute();
    // The mail about changes is rendered for an order that has some.
    await testDatabase.database
      .insertInto("orderChanges")
      .values({
        orderId: order.orderId,
        lineId: "",
        tile: "",
        what: "address",
        actor: "shopper",
        at: shop.clock.now(),
      })
      .execute();
    const escaped = "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: all@example.com &lt;!--&amp;";
    const kindsWithIt: string[] = [];
    for (const kind of ORDER_MAIL_KINDS) {
      const queued = { id: "a", dedupeKey: "b", kind, subjectId: order.orderId, createdAt: shop.clock.now() };
      const mail = await renderMail(mailContext(), queued);
      expect(mail?.html).not.toMatch(/<img|<!--/);
      if (mail?.html.includes(escaped)) kindsWithIt.push(kind);
      expect(mail?.text).not.toMatch(/^Bcc:/m);
      expect(mail?.subject).toMatch(/^[^\p{Cc}]+$/u);
      expect(mail?.to).toEqual({ name: "", address: order.email });
    }
    expect(kindsWithIt).toContain("order_confirmation");
  });

  test.each([
    "thandi@example.com\r\nBcc: all@example.com",
    "thandi@example.com, all@example.com",
    "thandi@example.com\u2028",
    "thandi",
  ])("reliability 18: no mail is sent to %j", async (email) => {
    shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
    const { order } = await shopper(shop).buy();
    await drain();
    await testDatabase.database
      .updateTable("orders")
      .set({ email })
      .where("id", "=", order.orderId)
      .execute();
    shop.mailbox.setResult(null);
    shop.clock.advance(HOUR_MS);
    await sendDueInBoth();
    expect(shop.mailbox.mails).toEqual([]);
    expect(await outbox().select("lastFault").execute()).toMatchObject([
      { lastFault: "there is no recipient" },
    ]);
  });

  test("R7.2 send-email-uploads mails the link to the order's address, at most three times an hour", async () => {
    const { anna, order } = await buyUploadLater();
    await drain();
    const body = { orderId: order.orderId };
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? shop : other).call(sendEmailUploads, { body })),
    );
    await sendDueInBoth();
    expect(results.filter(({ kind }) => kind === "ok")).toHaveLength(3);
    const links = shop.mailbox.to(anna.email).slice(2);
    expect(links).toHaveLength(3);
    expect(new Set(links.map(({ messageId }) => messageId)).size).toBe(3);
    expect(links[0]?.text).toContain(`Add your photos:\n${PUBLIC_URL}/order/${order.orderId}`);
    expect(shop.mailbox.mails.every(({ to }) => to.address === anna.email)).toBe(true);

    shop.clock.advance(10 * MINUTE_MS);
    expect(await expectErrorCode(shop.call(sendEmailUploads, { body }))).toBe("TOO_MANY_REQUESTS");
    const refused = await shop.app.inject({
      method: "POST",
      url: "/api/shopify/send-email-uploads",
      payload: body,
    });
    expect(refused.headers["retry-after"]).toBe("3000");
    shop.clock.advance(50 * MINUTE_MS);
    expect(await expectOk(shop.call(sendEmailUploads, { body }))).toHaveProperty("message");
  });
});
