// The work of the day and its figures, over HTTP.

import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { sendTestMail } from "@storywall/contract/calls/owner/sendTestMail.ts";
import { replaceTiles } from "@storywall/contract/calls/workshop/replaceTiles.ts";
import { reprintTile } from "@storywall/contract/calls/workshop/reprintTile.ts";
import { DAY_MS, HOUR_MS } from "@storywall/domain/time/durations.ts";
import { describe, expect, test } from "vitest";
import { failPrints } from "../print/failPrints.ts";
import { createStaffCookie } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { buyPrintedOrder, buySentOrder, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const today = (shop: ReturnType<typeof useTestShop>) => callAsOwner(shop, getToday, {});
const numbersOf = ({ items }: { readonly items: readonly { readonly orderNumber: string }[] }) =>
  items.map(({ orderNumber }) => orderNumber);

describe("what needs hands", () => {
  const shop = useTestShop();

  test("B13 a new shop has nothing to do but to say who sells", async () => {
    expect(await today(shop)).toMatchObject({
      unready: [
        {
          site: "ZA",
          countryName: "South Africa",
          isOpen: true,
          missing: 6,
          firstMissing: "business.legalName",
          needsPayments: true,
        },
        {
          site: "AU",
          countryName: "Australia",
          isOpen: true,
          missing: 6,
          firstMissing: "business.legalName",
          needsPayments: true,
        },
      ],
      toBegin: { items: [], count: 0 },
      late: { count: 0 },
      failedPrints: { count: 0 },
      toPrint: { count: 0 },
      toSend: { count: 0 },
      paused: { count: 0 },
      payments: [],
      unread: { count: 0, threads: [] },
      mails: {
        ...{ areFiles: false, waiting: 0, oldest: null, failed: 0 },
        ...{ lastSentAt: null, lastError: null, test: null },
      },
    });
  });

  test("B13 a test mail goes to the person, and Today says what the mail server did with it", async () => {
    shop.mailbox.setResult({ kind: "unavailable", error: "ECONNREFUSED" });
    const { to } = await callAsOwner(shop, sendTestMail, { body: {} });
    await callAsOwner(shop, sendTestMail, { body: {} });
    await shop.shop.mailSender.sendDue();
    await shop.shop.background.drain();
    const { mails } = await today(shop);
    expect(mails.test).toEqual({ sentAt: null, error: "ECONNREFUSED" });
    expect(mails.lastError).toMatchObject({ text: "ECONNREFUSED" });
    shop.mailbox.setResult(null);
    shop.clock.advance(HOUR_MS);
    await shop.shop.mailSender.sendDue();
    expect(shop.mailbox.to(to).map(({ subject }) => subject)).toEqual(["Your shop's emails arrive"]);
    const { mails: after } = await today(shop);
    expect(after.test).toEqual({ sentAt: shop.clock.now().toISOString(), error: null });
    expect(after).toMatchObject({ lastError: null, lastSentAt: shop.clock.now().toISOString() });
  });

  test("B13 an order is to begin after its change window, then to print, and late after its last day", async () => {
    const { order: first } = await shopper(shop).buy();
    shop.clock.advance(HOUR_MS);
    const { order: second } = await shopper(shop).buy();
    const early = await today(shop);
    expect(early.toBegin.count).toBe(0);
    expect(early.changeable).toEqual({
      count: 2,
      until: new Date(shop.clock.now().getTime() + 2 * HOUR_MS).toISOString(),
    });
    shop.clock.advance(2 * HOUR_MS);
    expect((await today(shop)).changeable).toEqual({ count: 0, until: null });
    const { toBegin } = await today(shop);
    expect([numbersOf(toBegin), toBegin.count]).toEqual([[first.orderNumber, second.orderNumber], 2]);
    await callAsOwner(shop, beginOrders, { body: { orderIds: [first.orderId] } });
    expect(numbersOf((await today(shop)).toBegin)).toEqual([second.orderNumber]);
    expect(numbersOf((await today(shop)).toPrint)).toEqual([first.orderNumber]);
    expect((await today(shop)).toSend.count).toBe(0);
    expect((await today(shop)).late.count).toBe(0);
    shop.clock.advance(7 * DAY_MS);
    expect(numbersOf((await today(shop)).late)).toEqual([first.orderNumber, second.orderNumber]);
  });

  test("B13 a print that was given up and a message that nobody has read stand there", async () => {
    const { order } = await shopper(shop).buy();
    await failPrints(shop, order.orderId);
    expect(numbersOf((await today(shop)).failedPrints)).toEqual([order.orderNumber]);
    const message = { text: "Where is it?", messageId: crypto.randomUUID() };
    await expectOk(shop.call(startThread, { body: { ...message, email: "a@example.com", site: "ZA" } }));
    expect((await today(shop)).unread).toMatchObject({ count: 1, threads: [{ lastText: "Where is it?" }] });
  });

  test("B13 a print of a replacement that was given up stands there too, and the parcel that is to be sent", async () => {
    const order = await buySentOrder(shop);
    const body = { tiles: [tileOf(order)], reason: "damaged_on_the_way" };
    await callAsOwner(shop, replaceTiles, { params: { orderId: order.orderId }, body });
    await failPrints(shop, order.orderId);
    const { failedPrints, replacements } = await today(shop);
    expect(numbersOf(failedPrints)).toContain(order.orderNumber);
    expect(replacements).toEqual({
      items: [
        {
          orderId: order.orderId,
          number: `${order.orderNumber}-R1`,
          createdAt: shop.clock.now().toISOString(),
          prints: 1,
          printsPrinted: 0,
        },
      ],
      count: 1,
    });
  });

  test("each role sees the work that it has to do with", async () => {
    const as = async (role: "workshop" | "books" | "service") =>
      (
        await shop.app.inject({
          url: "/api/owner/today",
          headers: { cookie: await createStaffCookie(shop, role) },
        })
      ).json();
    const workshop = await as("workshop");
    expect(workshop).toMatchObject({ unread: { count: 0 }, figures: [] });
    expect(workshop.prints).not.toBeNull();
    const books = await as("books");
    expect(books).toMatchObject({ unread: { count: 0 }, payments: [] });
    expect(books.figures).toHaveLength(2);
    // Who sees all figures finds those of prints on their page.
    expect(books.prints).toBeNull();
    expect((await as("service")).prints).toBeNull();
  });
});

describe("mails that did not go out", () => {
  const shop = useTestShop();

  test("B13 a mail that was given up is named with its order, its address and the server's words", async () => {
    const { order } = await shopper(shop).buy();
    // The sender still has the mail, and would write what became of it afterwards.
    await shop.shop.background.drain();
    await shop.database
      .updateTable("mailOutbox")
      .set({ givenUpAt: shop.clock.now(), lastFault: "550 no such user" })
      .where("about", "=", order.orderId)
      .where("kind", "=", "order_confirmation")
      .execute();
    const { mails } = await today(shop);
    expect(mails.failed).toBe(1);
    expect(mails.failures).toEqual([
      {
        ...{ kind: "order_confirmation", at: shop.clock.now().toISOString(), error: "550 no such user" },
        ...{ orderId: order.orderId, orderNumber: order.orderNumber, to: order.email },
      },
    ]);
  });
});

describe("figures of prints", () => {
  const shop = useTestShop();

  test("B13 a workshop sees how many prints are to print, how many files wait and for how long, and how many were made again", async () => {
    const read = async () => {
      const headers = { cookie: await createStaffCookie(shop, "workshop") };
      return (await shop.app.inject({ url: "/api/owner/today", headers })).json().prints;
    };
    const order = await buyPrintedOrder(shop);
    const { orderId } = order;
    await callAsOwner(shop, reprintTile, { params: { orderId }, body: { ...tileOf(order), reason: "dust" } });
    expect(await read()).toMatchObject({
      toPrint: 3,
      waiting: 1,
      made: 3,
      remade: 1,
      days: 30,
      oldestPrintDays: 0,
    });
    shop.clock.advance(2 * DAY_MS);
    const { printsByAge } = await read();
    expect(printsByAge.filter(({ prints }: { prints: number }) => prints > 0)).toEqual([
      { days: 2, prints: 1 },
    ]);
  });
});

describe("mails without a mail server", () => {
  const shop = useTestShop(undefined, () => ({ areMailsFiles: true }));

  test("B13 Today says that mails are files, to those who can change it", async () => {
    expect((await today(shop)).mails.areFiles).toBe(true);
    const headers = { cookie: await createStaffCookie(shop, "workshop") };
    const { mails } = (await shop.app.inject({ url: "/api/owner/today", headers })).json();
    expect(mails.areFiles).toBe(false);
  });
});

describe("figures", () => {
  const shop = useTestShop();

  test("B13 yesterday and this week are those of the site: late on Sunday in Sydney is still Sunday noon in UTC", async () => {
    const at = (time: string) => shop.clock.advance(Date.parse(time) - shop.clock.now().getTime());
    // Sunday 23:30 and Monday 00:30 in Sydney.
    at("2026-12-06T12:30:00Z");
    const { order } = await shopper(shop, "AU").buy();
    at("2026-12-06T13:30:00Z");
    await shopper(shop, "AU").buy();
    at("2026-12-07T01:00:00Z");
    await shopper(shop, "ZA").buy();
    const { figures } = await today(shop);
    const australia = figures.find(({ site }) => site === "AU");
    expect(australia).toMatchObject({
      yesterday: { orders: 1, total: order.total, from: "2026-12-06", to: "2026-12-06" },
      week: { orders: 1, from: "2026-12-07", to: "2026-12-07" },
      lastWeek: { orders: 0, total: 0, from: "2026-11-30", to: "2026-11-30" },
      isTest: true,
    });
    expect(figures.find(({ site }) => site === "ZA")).toMatchObject({
      currency: "ZAR",
      yesterday: { orders: 0, total: 0 },
      week: { orders: 1 },
    });

    // A week later: last week counts up to the same weekday, so Monday's order and not Wednesday's.
    at("2026-12-09T01:00:00Z");
    await shopper(shop, "AU").buy();
    at("2026-12-15T01:00:00Z");
    const later = (await today(shop)).figures.find(({ site }) => site === "AU");
    expect(later).toMatchObject({
      week: { orders: 0, from: "2026-12-14", to: "2026-12-15" },
      lastWeek: { orders: 1, from: "2026-12-07", to: "2026-12-08" },
    });
  });
});
