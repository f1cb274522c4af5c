import { randomUUID } from "node:crypto";
import { getOrderThread } from "@storywall/contract/calls/messages/getOrderThread.ts";
import { getThread } from "@storywall/contract/calls/messages/getThread.ts";
import { seeMessages } from "@storywall/contract/calls/messages/seeMessages.ts";
import { sendMessage } from "@storywall/contract/calls/messages/sendMessage.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { answerThread } from "@storywall/contract/calls/owner/answerThread.ts";
import { getOwnerThread } from "@storywall/contract/calls/owner/getOwnerThread.ts";
import { getThreads } from "@storywall/contract/calls/owner/getThreads.ts";
import { readThread } from "@storywall/contract/calls/owner/readThread.ts";
import { writeAboutOrder } from "@storywall/contract/calls/owner/writeAboutOrder.ts";
import {
  AWAY_AFTER_MINUTES,
  MAX_MESSAGE_LENGTH,
  THREADS_ARE_KEPT_DAYS,
} from "@storywall/domain/messages/messageLimits.ts";
import { SITES } from "@storywall/domain/sites/sites.ts";
import { DAY, MINUTE } from "@storywall/testkit/fakeClock.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestDatabase } from "../support/databases.ts";
import { asOwner, ownerCall } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, PUBLIC_URL, refusal, type TestShop } from "../support/testShop.ts";

/** R2.15: what a shopper and the shop write to each other; every database that the shop runs on passes it. */
export const messagesSuite = (name: string, connect: () => Promise<TestDatabase>): void => {
  describe(`messages, on ${name}`, () => {
    let connected: TestDatabase;
    let shop: TestShop;
    beforeAll(async () => {
      connected = await connect();
      shop = await openTestShop(connected.database);
    });
    afterAll(async () => {
      await shop?.close();
      await connected?.close();
    });

    const someone = () => `${randomUUID()}@example.com`;
    const words = (text: string, messageId: string = randomUUID()) => ({ text, messageId });
    const begin = (text: string, email = someone(), name = "Thandi") =>
      ok(shop.call(startThread, { body: { ...words(text), email, name, site: "ZA" } }));
    const say = (threadId: string, text: string, messageId?: string) =>
      shop.call(sendMessage, { params: { threadId }, body: words(text, messageId) });
    const answer = (threadId: string, text: string) =>
      asOwner(shop, answerThread, { params: { threadId }, body: words(text) });
    const mailsTo = async (email: string) => {
      await shop.shop.background.settled();
      await shop.shop.mailSender.sendDue();
      return shop.mailbox.to(email);
    };
    const SHOP = SITES.ZA.copy.email_address;
    const said = ({ messages }: { readonly messages: readonly { author: string; text: string }[] }) =>
      messages.map(({ author, text }) => `${author}: ${text}`);

    test("R2.15 a shopper writes, the owner hears of it, answers, and both read the same thread", async () => {
      const { threadId } = await begin("Is the mat white?");
      const [mail] = (await mailsTo(SHOP)).slice(-1);
      expect(mail?.subject).toBe("Thandi has written");
      for (const part of ["Is the mat white?", `${PUBLIC_URL}/admin/messages/${threadId}`]) {
        expect(mail?.text).toContain(part);
      }
      const seen = await answer(threadId, "It is.\nWarm white.");
      expect(said(seen)).toEqual(["shopper: Is the mat white?", "owner: It is.\nWarm white."]);
      expect(seen).toMatchObject({ isUnread: false, shopperSeen: 1, name: "Thandi" });
      const thread = await ok(shop.call(getThread, { params: { threadId } }));
      expect(said(thread)).toEqual(said(seen));
      expect(Object.keys(thread).sort()).toEqual(["messages", "site", "threadId"]);
    });

    test("R2.15 a shopper who has gone gets the answer by mail, with the link back; one who looks gets none", async () => {
      const [gone, here] = [someone(), someone()];
      const away = await begin("Hello", gone);
      const looking = await begin("Hello", here);
      for (const { threadId } of [away, looking]) await answer(threadId, "Good day");
      expect(await mailsTo(gone)).toEqual([]);
      await ok(shop.call(seeMessages, { params: { threadId: looking.threadId }, body: { place: 2 } }));
      shop.clock.advance(AWAY_AFTER_MINUTES * MINUTE);
      const [mail, ...more] = await mailsTo(gone);
      expect(more).toEqual([]);
      expect(mail?.text).toContain("Good day");
      expect(mail?.text).toContain(`${PUBLIC_URL}/messages/${away.threadId}`);
      expect(await mailsTo(here)).toEqual([]);
    });

    test("R2.15 many messages in a row are one mail, and later ones another", async () => {
      const email = someone();
      const before = (await mailsTo(SHOP)).length;
      const { threadId } = await begin("One", email);
      for (const text of ["Two", "Three"]) await ok(say(threadId, text));
      expect((await mailsTo(SHOP)).length - before).toBe(1);
      shop.clock.advance(11 * MINUTE);
      await ok(say(threadId, "Four"));
      expect((await mailsTo(SHOP)).length - before).toBe(2);
    });

    test("R2.15 an order has one thread, whose answers go to the order's own address", async () => {
      const anna = shopper(shop);
      const { order } = await anna.buy();
      const { orderId } = order;
      expect(await ok(shop.call(getOrderThread, { params: { orderId } }))).toEqual({ thread: null });
      const write = (text: string) =>
        ok(shop.call(startThread, { body: { orderId, email: someone(), ...words(text) } }));
      const [first, second] = await Promise.all([write("One"), write("Two")]);
      expect(second.threadId).toBe(first.threadId);
      const { thread } = await ok(shop.call(getOrderThread, { params: { orderId } }));
      expect(thread?.messages).toHaveLength(2);
      const owners = await asOwner(shop, getOwnerThread, { params: { threadId: first.threadId } });
      expect(owners).toMatchObject({ email: anna.email, orderNumber: order.orderNumber, isUnread: true });
      const [mail] = (await mailsTo(SHOP)).slice(-1);
      expect(mail?.subject).toBe(`Thandi Mokoena has written about order ${order.orderNumber}`);
    });

    test("R2.15 the owner writes first about an order: its shopper gets it by mail, sees it at the order, and answers there", async () => {
      const anna = shopper(shop);
      const { orderId, orderNumber } = (await anna.buy()).order;
      const id = randomUUID();
      const tell = () =>
        asOwner(shop, writeAboutOrder, { params: { orderId }, body: words("Tile 2 is blurred.", id) });
      const [{ threadId }, again] = await Promise.all([tell(), tell()]);
      expect(again.threadId).toBe(threadId);
      const { thread } = await ok(shop.call(getOrderThread, { params: { orderId } }));
      expect(thread && said(thread)).toEqual(["owner: Tile 2 is blurred."]);
      shop.clock.advance(AWAY_AFTER_MINUTES * MINUTE);
      const mail = (await mailsTo(anna.email)).at(-1);
      expect(mail?.subject).toBe(`A message about order ${orderNumber}`);
      for (const part of ["Tile 2 is blurred.", `${PUBLIC_URL}/messages/${threadId}`]) {
        expect(mail?.text).toContain(part);
      }
      expect(mail?.text).not.toContain("answered");
      await ok(say(threadId, "Use it all the same."));
      const heard = await asOwner(shop, getOwnerThread, { params: { threadId } });
      expect(heard).toMatchObject({ isUnread: true, orderNumber, email: anna.email });
    });

    test("R2.15 a message that is sent again because no answer came is there once", async () => {
      const { threadId } = await begin("Hello");
      const id = randomUUID();
      await Promise.all(Array.from({ length: 5 }, () => ok(say(threadId, "Again", id))));
      expect(said(await ok(shop.call(getThread, { params: { threadId } })))).toEqual([
        "shopper: Hello",
        "shopper: Again",
      ]);
    });

    test("R2.15 messages of many at once all stand, each in its own place", async () => {
      const { threadId } = await begin("0");
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          index % 2 ? ok(say(threadId, `${index}`)) : answer(threadId, `${index}`),
        ),
      );
      const { messages } = await ok(shop.call(getThread, { params: { threadId } }));
      expect(messages.map(({ place }) => place)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
    });

    test("R2.15 the owner finds what is unread first", async () => {
      const unread = await begin("Please answer");
      shop.clock.advance(MINUTE);
      const read = await begin("Thank you");
      await asOwner(shop, readThread, { params: { threadId: read.threadId }, body: { place: 1 } });
      const list = await asOwner(shop, getThreads, { query: { page: "1" } });
      const places = [unread, read].map(({ threadId }) =>
        list.items.findIndex((item) => item.threadId === threadId),
      );
      expect(places[0]).toBeLessThan(places[1] ?? 0);
      expect(list.items.slice(0, list.unread).every(({ isUnread }) => isUnread)).toBe(true);
    });

    test("R2.15 text is limited, and begins no header of a mail", async () => {
      const { threadId } = await begin("Hello", someone(), "Eve <b> Bcc: all@example.com");
      expect(await refusal(say(threadId, "x".repeat(MAX_MESSAGE_LENGTH + 1)))).toBe("BAD_REQUEST");
      expect(await refusal(say(threadId, " \n "))).toBe("BAD_REQUEST");
      expect(await refusal(say(threadId, "a\u0000b"))).toBe("BAD_REQUEST");
      const body = { ...words("Hi"), email: "a@example.com\nBcc: b@example.com", site: "ZA" as const };
      expect(await refusal(shop.call(startThread, { body }))).toBe("BAD_REQUEST");
      const named = { ...words("Hi"), email: someone(), name: "a\nBcc: b@example.com", site: "ZA" as const };
      expect(await refusal(shop.call(startThread, { body: named }))).toBe("BAD_REQUEST");
      const [mail] = (await mailsTo(SHOP)).slice(-1);
      expect(mail?.html).toContain("Eve &lt;b&gt;");
      expect(mail?.html).not.toContain("<b>");
    });

    test("R2.15 R6.3 nobody reads or answers a thread without its id or the owner's session", async () => {
      const threadId = "A".repeat(24);
      expect(await refusal(shop.call(getThread, { params: { threadId } }))).toBe("NOT_FOUND");
      expect(await refusal(say(threadId, "Hello"))).toBe("NOT_FOUND");
      const email = someone();
      const [one, other] = [await begin("Mine", email), await begin("Also mine", email)];
      expect(one.threadId).not.toBe(other.threadId);
      expect(one.threadId.length).toBeGreaterThanOrEqual(22);
      const reply = await shop.app.inject({ method: "GET", url: "/api/owner/threads" });
      expect(reply.statusCode).toBe(401);
      const none = { params: { threadId }, body: { place: 1 } };
      expect(await ownerCall(shop, readThread, none)).toEqual({ error: "NOT_FOUND" });
    });

    test("R2.15 B12 a person's messages go when they ask, and all go in time", async () => {
      const email = someone();
      const mine = await begin("Forget me", email.toUpperCase().replace("EXAMPLE.COM", "example.com"));
      const other = await begin("Keep me for now");
      const { messageThreads } = shop.shop.repositories;
      expect(await shop.shop.repositories.keptData.isKnown(email)).toBe(true);
      expect(await messageThreads.deleteOfPerson(email)).toBe(1);
      expect(await shop.shop.repositories.keptData.isKnown(email)).toBe(false);
      const gone = (threadId: string) => shop.call(getThread, { params: { threadId } });
      expect(await refusal(gone(mine.threadId))).toBe("NOT_FOUND");
      const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY);
      await messageThreads.removeSilentSince(ago(THREADS_ARE_KEPT_DAYS));
      await ok(gone(other.threadId));
      shop.clock.advance((THREADS_ARE_KEPT_DAYS + 1) * DAY);
      await messageThreads.removeSilentSince(ago(THREADS_ARE_KEPT_DAYS));
      expect(await refusal(gone(other.threadId))).toBe("NOT_FOUND");
    });
  });
};
