// What staff hear of by mail: each in time, each once, and nothing that their role may not see.

import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { defaultNoticeChoices, type NoticeChoices } from "@storywall/domain/staff/noticeChoices.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { notifyOfLateOrders } from "../../src/usecases/notices/notifyOfLateOrders.ts";
import { notifyStaff } from "../../src/usecases/notices/notifyStaff.ts";
import { NOTICE_RETENTION_MS, queueNoticeMails } from "../../src/usecases/notices/queueNoticeMails.ts";
import { requestReview } from "../../src/usecases/payments/requestReview.ts";
import type { Shop } from "../../src/usecases/shop.ts";
import { sendRaw } from "../reliability/sendRaw.ts";
import { createSession, createStaffMember } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { buySentOrder } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

// 11:00 in Johannesburg, 20:00 in Sydney.
const clock = createFakeClock("2026-11-21T09:00:00.000Z");
const shop = useTestShop(clock);

/** No notices are sent, except to people whom a test creates. */
const NOTHING: NoticeChoices = {
  order: "none",
  late: "none",
  payment: "none",
  print: "none",
  answer: "none",
  message: "none",
  hour: 7,
};
beforeEach(async () => {
  await shop.database.deleteFrom("staffNotices").execute();
  await shop.database.deleteFrom("staffNoticeChoices").execute();
  for (const { id } of await shop.shop.repositories.staffMembers.list()) {
    await shop.shop.repositories.staffNotices.saveChoices(id, NOTHING);
  }
});

const createReader = async (choices: Partial<NoticeChoices>, role: StaffRole = "manager") => {
  const id = await createStaffMember(shop, role);
  await shop.shop.repositories.staffNotices.saveChoices(id, { ...NOTHING, ...choices });
  const { email } = (await shop.shop.repositories.staffMembers.find(id)) ?? {};
  if (!email) throw new Error("The person has no address");
  return { id, email };
};
const buy = async (site: SiteCode = "ZA") => (await shopper(shop, site).buy()).order;
/** Does what a worker does every few seconds, and returns the mails to an address. */
const mailsTo = async (email: string) => {
  await queueNoticeMails(shop.shop);
  await shop.shop.background.drain();
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(email);
};
/** Moves the clock to a time, ISO 8601 UTC. */
const goTo = (time: string) => clock.advance(Date.parse(time) - clock.now().getTime());

describe("a late order", () => {
  test("B13 is mailed once, when its last day is over", async () => {
    const reader = await createReader({ late: "each" }, "workshop");
    const order = await buy();
    await notifyOfLateOrders(shop.shop);
    expect(await mailsTo(reader.email)).toEqual([]);
    clock.advance(14 * DAY_MS);
    for (let run = 0; run < 2; run += 1) {
      await notifyOfLateOrders(shop.shop);
      expect((await mailsTo(reader.email)).map(({ subject }) => subject)).toEqual([
        `Late order ${order.orderNumber}`,
      ]);
    }
  });
});

describe("a new order", () => {
  test("B13 is mailed at once to those who chose so, with a link, and once", async () => {
    const reader = await createReader({ order: "each" });
    const silent = await createReader({});
    const order = await buy();
    const [mail, ...others] = await mailsTo(reader.email);
    expect(mail?.subject).toMatch(new RegExp(`^New order ${order.orderNumber} R`));
    expect(mail?.text).toContain(`/admin/orders/${order.orderId}`);
    expect(mail?.text).toContain("Thandi Mokoena");
    expect(others).toEqual([]);
    expect(await mailsTo(reader.email)).toHaveLength(1);
    expect(await mailsTo(silent.email)).toEqual([]);
  });

  test("an owner who has chosen nothing hears of orders, payments and prints, and of messages at the shop's address", () => {
    expect(defaultNoticeChoices("owner")).toMatchObject({ order: "each", payment: "each", print: "each" });
    expect(defaultNoticeChoices("owner").message).toBe("none");
    expect(defaultNoticeChoices("workshop")).toMatchObject(NOTHING);
  });

  test("the default holds in the database too", async () => {
    const id = await createStaffMember(shop, "owner");
    await buy();
    const { email } = (await shop.shop.repositories.staffMembers.find(id)) ?? {};
    expect(await mailsTo(email ?? "")).toHaveLength(1);
  });

  test("its mail shows a role what the role may see", async () => {
    const workshop = await createReader({ order: "each" }, "workshop");
    const books = await createReader({ order: "each" }, "books");
    const order = await buy();
    const [ofWorkshop] = await mailsTo(workshop.email);
    const [ofBooks] = await mailsTo(books.email);
    for (const mail of [ofWorkshop, ofBooks]) {
      expect(mail?.text).toContain(order.orderNumber);
      expect(mail?.text).not.toContain("Mokoena");
    }
    expect(ofWorkshop?.subject).toBe(`New order ${order.orderNumber}`);
    expect(ofWorkshop?.text).not.toContain(",00");
    expect(ofWorkshop?.text).not.toContain(".00");
    expect(ofBooks?.subject).toMatch(/R\s?\d/);
  });

  test("an order whose transaction fails is heard of by nobody", async () => {
    const reader = await createReader({ order: "each" });
    await expect(
      shop.shop.transaction(async (repositories) => {
        const notice = { kind: "order", subjectId: "x", dedupeKey: "order x", site: "ZA" } as const;
        await notifyStaff(shop.shop, repositories, notice);
        throw new Error("a kill");
      }),
    ).rejects.toThrow("a kill");
    expect(await mailsTo(reader.email)).toEqual([]);
  });

  test("whoever was stopped gets no mail", async () => {
    const reader = await createReader({ order: "each" });
    await buy();
    await shop.shop.repositories.staffMembers.setStopped(reader.id, clock.now());
    expect(await mailsTo(reader.email)).toEqual([]);
  });
});

describe("the daily list", () => {
  test("B13 comes once a day at the chosen hour of the site's time zone, with every order of the day before", async () => {
    const reader = await createReader({ order: "daily", hour: 7 });
    goTo("2026-11-25T09:00:00.000Z");
    const numbers = [(await buy()).orderNumber, (await buy()).orderNumber];
    // 6:59 of the next day in Johannesburg.
    goTo("2026-11-26T04:59:00.000Z");
    expect(await mailsTo(reader.email)).toEqual([]);
    goTo("2026-11-26T05:01:00.000Z");
    const [list] = await mailsTo(reader.email);
    expect(list?.subject).toBe("2 new orders: South Africa");
    for (const number of numbers) expect(list?.text).toContain(number);
    const late = (await buy()).orderNumber;
    clock.advance(10 * HOUR_MS);
    expect(await mailsTo(reader.email)).toHaveLength(1);
    goTo("2026-11-27T05:01:00.000Z");
    const [, second] = await mailsTo(reader.email);
    expect(second?.subject).toMatch(new RegExp(`^New order ${late} R`));
    expect(second?.text).not.toContain(numbers[0]);
    // A day without an order brings no mail.
    goTo("2026-11-28T06:00:00.000Z");
    expect(await mailsTo(reader.email)).toHaveLength(2);
  });

  test.each([
    // Clocks go forward in the night to 3 October 2027: 7:00 is 20:00 UTC of the day before, no longer 21:00.
    ["2027-10-02T00:00:00.000Z", "2027-10-02T20:01:00.000Z"],
    // And back in the night to 2 April 2028.
    ["2028-04-01T00:00:00.000Z", "2028-04-01T21:01:00.000Z"],
  ])("of Australia follows the change of clocks there (%s)", async (orderAt, listAt) => {
    const reader = await createReader({ order: "daily", hour: 7 });
    goTo(orderAt);
    await buy("AU");
    goTo(new Date(Date.parse(listAt) - 2 * MINUTE_MS).toISOString());
    expect(await mailsTo(reader.email)).toEqual([]);
    goTo(listAt);
    expect(await mailsTo(reader.email)).toHaveLength(1);
  });

  test("each country has its own list at its own hour", async () => {
    const reader = await createReader({ order: "daily", hour: 7 });
    // 8:00 in Johannesburg, 16:00 in Sydney.
    goTo("2028-05-10T06:00:00.000Z");
    await buy("ZA");
    await buy("AU");
    // 7:01 in Sydney, 23:01 in Johannesburg.
    goTo("2028-05-10T21:01:00.000Z");
    const ofSydney = await mailsTo(reader.email);
    expect(ofSydney.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New order AU-/)]);
    goTo("2028-05-11T05:01:00.000Z");
    expect(await mailsTo(reader.email)).toHaveLength(2);
  });

  test("a worker that was away for days sends one list with all of them", async () => {
    const reader = await createReader({ order: "daily", message: "daily" });
    await buy();
    clock.advance(3 * DAY_MS);
    await buy();
    await expectOk(
      shop.call(startThread, {
        body: { text: "Hello", messageId: "one", name: "Sipho", email: "sipho@example.com", site: "ZA" },
      }),
    );
    clock.advance(2 * DAY_MS);
    const mails = await mailsTo(reader.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["2 new orders, New message: South Africa"]);
    expect(mails[0]?.text).toContain("Sipho");
    // What shoppers write stays in the shop.
    expect(mails[0]?.text).not.toContain("Hello");
  });

  test("what waits follows a new choice: none drops it, each sends it", async () => {
    const dropped = await createReader({ order: "daily" });
    const sent = await createReader({ order: "daily" });
    await buy();
    await shop.shop.repositories.staffNotices.saveChoices(dropped.id, NOTHING);
    await shop.shop.repositories.staffNotices.saveChoices(sent.id, { ...NOTHING, order: "each" });
    expect(await mailsTo(dropped.email)).toEqual([]);
    expect(await mailsTo(sent.email)).toHaveLength(1);
    await shop.shop.repositories.staffNotices.saveChoices(dropped.id, { ...NOTHING, order: "each" });
    expect(await mailsTo(dropped.email)).toEqual([]);
  });
});

describe("any interleaving and any kill", () => {
  test("B13 workers that run together and die at any point name each order in exactly one mail", async () => {
    const readers = [
      await createReader({ order: "each" }),
      await createReader({ order: "daily" }),
      await createReader({ order: "each" }),
    ];
    let remainingKills = 12;
    /** A worker that dies before or after the commit of every third transaction. */
    const createWorker = (): Shop => {
      let count = 0;
      return {
        ...shop.shop,
        transaction: async (work) => {
          count += 1;
          const dies = count % 3 === 0 && remainingKills > 0;
          if (dies) remainingKills -= 1;
          const value = await shop.shop.transaction(async (repositories) => {
            const result = await work(repositories);
            if (dies && remainingKills % 2 === 0) throw new Error("a kill before the commit");
            return result;
          });
          if (dies) throw new Error("a kill after the commit");
          return value;
        },
      };
    };
    const total = 12;
    const placeAll = async () => {
      for (let count = 0; count < total; count += 1) {
        await shop.shop.transaction((repositories) =>
          notifyStaff(shop.shop, repositories, {
            kind: "order",
            subjectId: `order${count}`,
            dedupeKey: `order ${count}`,
            site: count % 2 === 0 ? "ZA" : "AU",
          }),
        );
        clock.advance(HOUR_MS);
      }
    };
    let isPlacing = true;
    const runWorker = async () => {
      while (isPlacing) await queueNoticeMails(createWorker()).catch(() => undefined);
    };
    const workers = [runWorker(), runWorker(), runWorker()];
    await placeAll();
    isPlacing = false;
    await Promise.all(workers);
    clock.advance(2 * DAY_MS);
    await queueNoticeMails(shop.shop);

    const notices = await shop.database.selectFrom("staffNotices").selectAll().execute();
    expect(notices).toHaveLength(total * readers.length);
    const mails = await shop.database
      .selectFrom("mailOutbox")
      .select("id")
      .where("kind", "=", "staff_notices")
      .execute();
    const known = new Set(mails.map(({ id }) => id));
    for (const { mailId, occasion } of notices) expect(known.has(mailId ?? ""), occasion).toBe(true);
    // Mails of each have one order; no mail is empty.
    for (const { id } of [readers[0], readers[2]].flatMap((reader) => reader ?? [])) {
      const own = notices.filter(({ staffId }) => staffId === id).map(({ mailId }) => mailId);
      expect(new Set(own).size).toBe(total);
    }
    await shop.database.deleteFrom("mailOutbox").where("kind", "=", "staff_notices").execute();
  });

  test("what happened twice is heard of once", async () => {
    const reader = await createReader({ payment: "each" });
    const anna = shopper(shop);
    const { id } = await anna.beginPaying(await anna.checkOut());
    for (const reason of ["refund 1 was refused", "refund 1 was refused"]) {
      await shop.shop.transaction((repositories) => requestReview(shop.shop, repositories, id, reason));
    }
    const mails = await mailsTo(reader.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("refund 1 was refused");
    await shop.shop.transaction((repositories) =>
      requestReview(shop.shop, repositories, id, "refund 2 was refused"),
    );
    expect(await mailsTo(reader.email)).toHaveLength(2);
  });

  test("notices are deleted after 30 days", async () => {
    await createReader({ order: "each" });
    await buy();
    await shop.shop.repositories.staffNotices.removeCreatedBefore(
      new Date(clock.now().getTime() - NOTICE_RETENTION_MS),
    );
    expect(await shop.database.selectFrom("staffNotices").selectAll().execute()).toHaveLength(1);
    clock.advance(NOTICE_RETENTION_MS + MINUTE_MS);
    await shop.shop.repositories.staffNotices.removeCreatedBefore(
      new Date(clock.now().getTime() - NOTICE_RETENTION_MS),
    );
    expect(await shop.database.selectFrom("staffNotices").selectAll().execute()).toEqual([]);
  });
});

test("the choice is the person's own, and is shown on their account", async () => {
  const id = await createStaffMember(shop, "service");
  const cookie = await createSession(shop, id);
  const before = await sendRaw(shop, "getAccount", {}, { cookie });
  expect(before.json().notices).toEqual(defaultNoticeChoices("service"));
  const body = { ...NOTHING, order: "daily", payment: "none", print: "none", message: "each", hour: 16 };
  const saved = await sendRaw(shop, "saveNoticeChoices", { body }, { cookie });
  expect(saved.json().notices).toEqual(body);
  const wrong = await sendRaw(shop, "saveNoticeChoices", { body: { ...body, hour: 24 } }, { cookie });
  expect(wrong.statusCode).toBe(400);
});

test("B13 of two tabs that change mail settings, both are saved, and the second is told where they meet", async () => {
  const cookie = await createSession(shop, await createStaffMember(shop, "manager"));
  const save = async (body: object) =>
    (await sendRaw(shop, "saveNoticeChoices", { body }, { cookie })).json();
  await save({ order: "each", seen: { order: "none" } });
  expect((await save({ hour: 16, seen: { hour: 7 } })).notices).toMatchObject({ order: "each", hour: 16 });
  expect(await save({ order: "daily", seen: { order: "none" } })).toMatchObject({ error: "CONFLICT" });
  expect((await sendRaw(shop, "getAccount", {}, { cookie })).json().notices.order).toBe("each");
});

test("B13 an order is new in the list until one of the staff opens it", async () => {
  const order = await buy();
  const isNew = async () =>
    (await callAsOwner(shop, findOrders, { query: { text: order.orderNumber } })).items.map(
      (row) => row.isNew,
    );
  expect(await isNew()).toEqual([true]);
  await callAsOwner(shop, getOrder, { params: { orderId: order.orderId } });
  expect(await isNew()).toEqual([false]);
});

test("B13 an order that was sent from a list is not new any more, though nobody opened its page", async () => {
  const { orderNumber } = await buySentOrder(shop);
  const { items } = await callAsOwner(shop, findOrders, { query: { text: orderNumber } });
  expect(items.map(({ status, isNew }) => [status, isNew])).toEqual([["shipped", false]]);
});
