import { updateCheckout } from "@storywall/contract/calls/checkout/updateCheckout.ts";
import { sendEmailUploads } from "@storywall/contract/calls/orders/sendEmailUploads.ts";
import { ORDER_STATES, ORDER_TRANSITIONS, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import { aLine } from "@storywall/testkit/builders.ts";
import { DAY, fakeClock, HOUR, MINUTE, SECOND } from "@storywall/testkit/fakeClock.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ORDER_MAIL_KINDS } from "../../src/ports/mails/MailOutbox.ts";
import { GIVE_UP_AFTER_MS, LEASE_MS } from "../../src/usecases/mails/mailSender.ts";
import { writeMail } from "../../src/usecases/mails/writeMail.ts";
import { moveOrder } from "../../src/usecases/orders/moveOrder.ts";
import { reconcile } from "../../src/usecases/payments/reconcile.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { createMailbox } from "../support/mailbox.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, PUBLIC_URL, refusal, type TestShop } from "../support/testShop.ts";

/** Two processes' worth of shop on one PostgreSQL, with one mail server. */
describe("mails", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let other: TestShop;
  beforeEach(async () => {
    connected = await postgresDatabase();
    const clock = fakeClock();
    const mailbox = createMailbox();
    shop = await openTestShop(connected.database, clock, mailbox);
    other = await openTestShop(connected.database, clock, mailbox);
  });
  afterEach(async () => {
    await shop?.close();
    await other?.close();
    await connected?.close();
  });

  const settled = async () => {
    await shop.shop.background.settled();
    await other.shop.background.settled();
  };
  /** A round of upkeep in both processes. */
  const round = async () => {
    shop.shop.mailSender.wake();
    other.shop.mailSender.wake();
    await settled();
  };
  const move = (orderId: string, to: OrderState) =>
    shop.shop.transaction((repositories) =>
      moveOrder(shop.shop, repositories, orderId, { to, actor: "owner" }),
    );
  const outbox = () => connected.database.selectFrom("mailOutbox").selectAll();
  const buyLater = async (site: "ZA" | "AU" = "ZA") => {
    const anna = shopper(shop, site);
    const cart = await anna.fillCart(aLine());
    const checkout = await anna.checkOut(cart);
    const body = { checkoutId: checkout.checkoutId, isUploadLater: true, site };
    await ok(shop.call(updateCheckout, { body }));
    const intent = await anna.beginPaying(checkout);
    await ok(anna.pay(intent));
    return { anna, order: await ok(anna.complete(checkout.checkoutId, intent.id)) };
  };

  test("R4.14 30 completions, the event and the reconciler send one confirmation", async () => {
    const anna = shopper(shop);
    const checkout = await anna.checkOut();
    const intent = await anna.beginPaying(checkout);
    await ok(anna.pay(intent));
    const elsewhere = shopper(other);
    await Promise.all([
      ...Array.from({ length: 30 }, (_, index) =>
        ok((index % 2 ? anna : elsewhere).complete(checkout.checkoutId, intent.id)),
      ),
      reconcile(shop.shop),
      reconcile(other.shop),
    ]);
    await round();
    expect(shop.mailbox.to(anna.email).map(({ subject }) => subject)).toEqual([
      "Your order ZA-10001 is confirmed",
    ]);
    expect([...shop.failures, ...other.failures]).toEqual([]);
  });

  test.each([
    [
      "ZA",
      "hello.za@storywall.example",
      "R3,600.00",
      "VAT (15%)",
      "Monday 23 November or Tuesday 24 November",
    ],
    ["AU", "hello.au@storywall.example", "$127.96", "GST (10%)", "Monday 23 November or Tuesday 24 November"],
  ] as const)(
    "R4.14 the confirmation of %s says all that was bought",
    async (site, from, total, tax, dates) => {
      const anna = shopper(shop, site);
      const { order } = await anna.buy();
      await settled();
      const [mail] = shop.mailbox.to(anna.email);
      expect(mail?.from.address).toBe(from);
      const { firstName, lastName, address1, zip } = order.shippingAddress;
      for (const said of [
        order.orderNumber,
        "4 × Medium, 30 × 45 cm, Timeless",
        total,
        tax,
        `${firstName} ${lastName}`,
        address1,
        zip,
        dates,
        `${PUBLIC_URL}/order/${order.orderId}`,
        `${PUBLIC_URL}/api/orders/${order.orderId}/hanging-guide.pdf`,
        from,
      ]) {
        expect(mail?.text).toContain(said);
        expect(mail?.html).toContain(said);
      }
    },
  );

  test("R4.14 an order that waits for photos is confirmed, and asked for them", async () => {
    const { anna, order } = await buyLater("AU");
    await settled();
    expect(shop.mailbox.to(anna.email).map(({ subject }) => subject)).toEqual([
      `Your order ${order.orderNumber} is confirmed`,
      `Your photos for order ${order.orderNumber}`,
    ]);
    expect(shop.mailbox.to(anna.email)[1]?.text).toContain("4 photos");
  });

  test.each(
    ORDER_STATES.flatMap((from) => ORDER_TRANSITIONS[from].map((to): [OrderState, OrderState] => [from, to])),
  )("R4.14 the transition from %s to %s sends its e-mail, once", async (from, to) => {
    const { order } = await shopper(shop).buy();
    await settled();
    await connected.database
      .updateTable("orders")
      .set({ status: from })
      .where("id", "=", order.orderId)
      .execute();
    const moves = await Promise.all([
      move(order.orderId, to),
      move(order.orderId, to),
      move(order.orderId, to),
    ]);
    expect(moves.filter(({ kind }) => kind === "moved")).toHaveLength(1);
    await round();
    expect(shop.mailbox.to(order.email)).toHaveLength(2);
    const read = await shop.shop.repositories.orders.find(order.orderId);
    expect(read?.status).toBe(to);
    expect(read?.history.at(-1)).toEqual({ status: to, at: shop.clock.now(), actor: "owner" });
  });

  test("R4.14 a transition that is not in the table changes nothing and sends nothing", async () => {
    const { order } = await shopper(shop).buy();
    await settled();
    expect(await move(order.orderId, "delivered")).toEqual({ kind: "notPossible", status: "placed" });
    await round();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("R4.14 a transition that is rolled back sends nothing", async () => {
    const { order } = await shopper(shop).buy();
    await settled();
    const failing = shop.shop.transaction(async (repositories) => {
      await moveOrder(shop.shop, repositories, order.orderId, { to: "in_production", actor: "owner" });
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("full");
    await round();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("while the mail server is down orders are placed, and their mails go out when it is back", async () => {
    shop.mailbox.answer({ kind: "unavailable", fault: "ECONNECTION" });
    const orders = await Promise.all(
      Array.from({ length: 5 }, async () => (await shopper(shop).buy()).order),
    );
    await round();
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "placed"));
    expect(shop.mailbox.mails).toEqual([]);
    for (let hours = 0; hours < 30; hours += 1) {
      shop.clock.advance(HOUR);
      await round();
    }
    expect(await outbox().where("givenUpAt", "is not", null).execute()).toEqual([]);
    shop.mailbox.answer(null);
    shop.clock.advance(HOUR);
    await round();
    expect(shop.mailbox.mails.map(({ to }) => to.address).sort()).toEqual(
      orders.map(({ email }) => email).sort(),
    );
    expect([...shop.failures, ...other.failures]).toEqual([]);
  });

  test("a mail that is not taken is tried again after half a minute, a minute, two, … an hour, then given up", async () => {
    shop.mailbox.answer({ kind: "deferred", fault: "EENVELOPE 451" });
    await shopper(shop).buy();
    await settled();
    const pauses: number[] = [];
    for (;;) {
      const { nextTryAt, givenUpAt } = await outbox().executeTakeFirstOrThrow();
      if (givenUpAt !== null) break;
      pauses.push(nextTryAt.getTime() - shop.clock.now().getTime());
      shop.clock.advance(pauses.at(-1) ?? 0);
      await round();
    }
    expect(pauses.slice(0, 9)).toEqual([
      30 * SECOND,
      MINUTE,
      2 * MINUTE,
      4 * MINUTE,
      8 * MINUTE,
      16 * MINUTE,
      32 * MINUTE,
      HOUR,
      HOUR,
    ]);
    const tried = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(tried).toBeGreaterThan(DAY);
    expect(tried).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
    expect(JSON.stringify([...shop.failures, ...other.failures])).toContain("given up: EENVELOPE 451");
  });

  test("a mail that is rejected keeps no other waiting, and its address is not in the log", async () => {
    shop.mailbox.answer({ kind: "rejected", fault: "EENVELOPE 550" });
    const { order } = await shopper(shop).buy();
    await settled();
    shop.mailbox.answer(null);
    const next = await shopper(shop).buy();
    await settled();
    expect(shop.mailbox.mails.map(({ to }) => to.address)).toEqual([next.order.email]);
    shop.clock.advance(6 * HOUR);
    await round();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
  });

  test("a process that dies between sending and marking costs one duplicate with the same Message-ID", async () => {
    shop.mailbox.answer({ kind: "unavailable", fault: "ECONNECTION" });
    const { order } = await shopper(shop).buy();
    await settled();
    shop.mailbox.answer(null);
    shop.clock.advance(MINUTE);
    // As the process that dies: it claims and sends, and never marks.
    const now = shop.clock.now();
    const { mailOutbox } = shop.shop.repositories;
    const claimed = await mailOutbox.claim(now, new Date(now.getTime() + LEASE_MS));
    if (!claimed) throw new Error("nothing to send");
    const origins = { ZA: PUBLIC_URL, AU: PUBLIC_URL };
    const written = await writeMail(shop.shop.repositories, shop.shop.sites(), origins, claimed);
    if (!written) throw new Error("nothing written");
    await shop.mailbox.send(written);

    await round();
    expect(shop.mailbox.to(order.email)).toHaveLength(1);
    shop.clock.advance(LEASE_MS);
    await round();
    await round();
    const ids = shop.mailbox.to(order.email).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[A-Za-z0-9_-]{24}@storywall\.example>$/);
  });

  test("of many who claim at once, each mail is one's", async () => {
    shop.mailbox.answer({ kind: "unavailable", fault: "ECONNECTION" });
    await Promise.all(Array.from({ length: 4 }, () => shopper(shop).buy()));
    await settled();
    shop.clock.advance(HOUR);
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

  test("reliability 16, 18: what a shopper typed is text in the mail, and no line or header of it", async () => {
    const { order } = await shopper(shop).buy();
    await settled();
    const evil = '<img src=x onerror="alert(1)">\r\nBcc: all@example.com\u2028<!--&';
    await connected.database
      .updateTable("orders")
      .set({
        // Reminders are for orders that wait.
        status: "awaiting_photos",
        shippingAddress: JSON.stringify({ firstName: evil, lastName: evil, address1: evil, phone: evil }),
      })
      .where("id", "=", order.orderId)
      .execute();
    for (const kind of ORDER_MAIL_KINDS) {
      const queued = { id: "a", occasion: "b", kind, about: order.orderId, createdAt: shop.clock.now() };
      const origins = { ZA: PUBLIC_URL, AU: PUBLIC_URL };
      const mail = await writeMail(shop.shop.repositories, shop.shop.sites(), origins, queued);
      expect(mail?.html).not.toMatch(/<img|<!--/);
      expect(mail?.html).toContain(
        "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; Bcc: all@example.com &lt;!--&amp;",
      );
      expect(mail?.text).not.toMatch(/^Bcc:/m);
      expect(mail?.subject).toMatch(/^[^\p{Cc}]+$/u);
      expect(mail?.to).toEqual({ name: "", address: order.email });
    }
  });

  test.each([
    "thandi@example.com\r\nBcc: all@example.com",
    "thandi@example.com, all@example.com",
    "thandi@example.com\u2028",
    "thandi",
  ])("reliability 18: nobody is written to at %j", async (email) => {
    shop.mailbox.answer({ kind: "unavailable", fault: "ECONNECTION" });
    const { order } = await shopper(shop).buy();
    await settled();
    await connected.database.updateTable("orders").set({ email }).where("id", "=", order.orderId).execute();
    shop.mailbox.answer(null);
    shop.clock.advance(HOUR);
    await round();
    expect(shop.mailbox.mails).toEqual([]);
    expect(await outbox().select("lastFault").execute()).toMatchObject([
      { lastFault: "there is nobody to send it to" },
    ]);
  });

  test("R7.2 send-email-uploads mails the link to the order's own address, three times an hour", async () => {
    const { anna, order } = await buyLater();
    await settled();
    const body = { orderId: order.orderId };
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? shop : other).call(sendEmailUploads, { body })),
    );
    await round();
    expect(asked.filter(({ kind }) => kind === "ok")).toHaveLength(3);
    const links = shop.mailbox.to(anna.email).slice(2);
    expect(links).toHaveLength(3);
    expect(new Set(links.map(({ messageId }) => messageId)).size).toBe(3);
    expect(links[0]?.text).toContain(`Add your photos:\n${PUBLIC_URL}/order/${order.orderId}`);
    expect(shop.mailbox.mails.every(({ to }) => to.address === anna.email)).toBe(true);

    shop.clock.advance(10 * MINUTE);
    expect(await refusal(shop.call(sendEmailUploads, { body }))).toBe("TOO_MANY_REQUESTS");
    const refused = await shop.app.inject({
      method: "POST",
      url: "/api/shopify/send-email-uploads",
      payload: body,
    });
    expect(refused.headers["retry-after"]).toBe("3000");
    shop.clock.advance(50 * MINUTE);
    expect(await ok(shop.call(sendEmailUploads, { body }))).toHaveProperty("message");
  });
});
