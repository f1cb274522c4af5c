// R2.15: messages between a shopper and the shop.

import { randomUUID } from "node:crypto";
import { answerThread } from "@storywall/contract/calls/messages/answerThread.ts";
import { getOrderThread } from "@storywall/contract/calls/messages/getOrderThread.ts";
import { getOwnerThread } from "@storywall/contract/calls/messages/getOwnerThread.ts";
import { getThread } from "@storywall/contract/calls/messages/getThread.ts";
import { getThreads } from "@storywall/contract/calls/messages/getThreads.ts";
import { readThread } from "@storywall/contract/calls/messages/readThread.ts";
import { seeMessages } from "@storywall/contract/calls/messages/seeMessages.ts";
import { sendMessage } from "@storywall/contract/calls/messages/sendMessage.ts";
import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { writeAboutOrder } from "@storywall/contract/calls/messages/writeAboutOrder.ts";
import {
  AWAY_AFTER_MINUTES,
  MAX_MESSAGE_LENGTH,
  THREAD_RETENTION_DAYS,
} from "@storywall/domain/messages/messageLimits.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { DAY_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk, PUBLIC_URL } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

const randomEmail = () => `${randomUUID()}@example.com`;
const newMessage = (text: string, messageId: string = randomUUID()) => ({ text, messageId });
const startNewThread = (text: string, email = randomEmail(), name = "Thandi") =>
  expectOk(shop.call(startThread, { body: { ...newMessage(text), email, name, site: "ZA" } }));
const sendAsShopper = (threadId: string, text: string, messageId?: string) =>
  shop.call(sendMessage, { params: { threadId }, body: newMessage(text, messageId) });
const answerAsOwner = (threadId: string, text: string) =>
  callAsOwner(shop, answerThread, { params: { threadId }, body: newMessage(text) });
const mailsTo = async (email: string) => {
  await shop.shop.background.drain();
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(email);
};
const SHOP_EMAIL = SITE_SEEDS.ZA.copy.email_address;
const authorsAndTexts = ({ messages }: { readonly messages: readonly { author: string; text: string }[] }) =>
  messages.map(({ author, text }) => `${author}: ${text}`);

test("R2.15 a shopper's message is mailed to the owner, and both read the same thread after the answer", async () => {
  const { threadId } = await startNewThread("Is the mat white?");
  const [mail] = (await mailsTo(SHOP_EMAIL)).slice(-1);
  expect(mail?.subject).toBe("New message from Thandi");
  for (const part of ["Is the mat white?", `${PUBLIC_URL}/admin/messages/${threadId}`]) {
    expect(mail?.text).toContain(part);
  }
  const seen = await answerAsOwner(threadId, "It is.\nWarm white.");
  expect(authorsAndTexts(seen)).toEqual(["shopper: Is the mat white?", "owner: It is.\nWarm white."]);
  expect(seen).toMatchObject({ isUnread: false, shopperSeen: 1, name: "Thandi" });
  const thread = await expectOk(shop.call(getThread, { params: { threadId } }));
  expect(authorsAndTexts(thread)).toEqual(authorsAndTexts(seen));
  expect(Object.keys(thread).sort()).toEqual(["messages", "site", "threadId"]);
});

test("R2.15 a shopper who is away gets the answer by mail with a link, and one who has seen it gets none", async () => {
  const [awayEmail, presentEmail] = [randomEmail(), randomEmail()];
  const away = await startNewThread("Hello", awayEmail);
  const looking = await startNewThread("Hello", presentEmail);
  for (const { threadId } of [away, looking]) await answerAsOwner(threadId, "Good day");
  expect(await mailsTo(awayEmail)).toEqual([]);
  await expectOk(shop.call(seeMessages, { params: { threadId: looking.threadId }, body: { place: 2 } }));
  shop.clock.advance(AWAY_AFTER_MINUTES * MINUTE_MS);
  const [mail, ...more] = await mailsTo(awayEmail);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("Good day");
  expect(mail?.text).toContain(`${PUBLIC_URL}/messages/${away.threadId}`);
  expect(await mailsTo(presentEmail)).toEqual([]);
});

test("R2.15 messages in a row send one mail, and later ones another", async () => {
  const email = randomEmail();
  const mailCountBefore = (await mailsTo(SHOP_EMAIL)).length;
  const { threadId } = await startNewThread("One", email);
  for (const text of ["Two", "Three"]) await expectOk(sendAsShopper(threadId, text));
  expect((await mailsTo(SHOP_EMAIL)).length - mailCountBefore).toBe(1);
  shop.clock.advance(11 * MINUTE_MS);
  await expectOk(sendAsShopper(threadId, "Four"));
  expect((await mailsTo(SHOP_EMAIL)).length - mailCountBefore).toBe(2);
});

test("R2.15 an order has one thread, which uses the order's email address", async () => {
  const anna = shopper(shop);
  const { order } = await anna.buy();
  const { orderId } = order;
  expect(await expectOk(shop.call(getOrderThread, { params: { orderId } }))).toEqual({ thread: null });
  const write = (text: string) =>
    expectOk(shop.call(startThread, { body: { orderId, email: randomEmail(), ...newMessage(text) } }));
  const [first, second] = await Promise.all([write("One"), write("Two")]);
  expect(second.threadId).toBe(first.threadId);
  const { thread } = await expectOk(shop.call(getOrderThread, { params: { orderId } }));
  expect(thread?.messages).toHaveLength(2);
  const owners = await callAsOwner(shop, getOwnerThread, { params: { threadId: first.threadId } });
  expect(owners).toMatchObject({ email: anna.email, orderNumber: order.orderNumber, isUnread: true });
  const [mail] = (await mailsTo(SHOP_EMAIL)).slice(-1);
  expect(mail?.subject).toBe(`New message from Thandi Mokoena about order ${order.orderNumber}`);
});

test("R2.15 a message that the owner starts about an order reaches its shopper by mail and at the order", async () => {
  const anna = shopper(shop);
  const { orderId, orderNumber } = (await anna.buy()).order;
  const id = randomUUID();
  const tell = () =>
    callAsOwner(shop, writeAboutOrder, {
      params: { orderId },
      body: newMessage("Tile 2 is blurred.", id),
    });
  const [{ threadId }, again] = await Promise.all([tell(), tell()]);
  expect(again.threadId).toBe(threadId);
  const { thread } = await expectOk(shop.call(getOrderThread, { params: { orderId } }));
  expect(thread && authorsAndTexts(thread)).toEqual(["owner: Tile 2 is blurred."]);
  shop.clock.advance(AWAY_AFTER_MINUTES * MINUTE_MS);
  const mail = (await mailsTo(anna.email)).at(-1);
  expect(mail?.subject).toBe(`A message about order ${orderNumber}`);
  for (const part of ["Tile 2 is blurred.", `${PUBLIC_URL}/messages/${threadId}`]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.text).not.toContain("answered");
  await expectOk(sendAsShopper(threadId, "Use it all the same."));
  const ownerThread = await callAsOwner(shop, getOwnerThread, { params: { threadId } });
  expect(ownerThread).toMatchObject({ isUnread: true, orderNumber, email: anna.email });
});

test("R2.15 a retried message is stored once", async () => {
  const { threadId } = await startNewThread("Hello");
  const id = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => expectOk(sendAsShopper(threadId, "Again", id))));
  expect(authorsAndTexts(await expectOk(shop.call(getThread, { params: { threadId } })))).toEqual([
    "shopper: Hello",
    "shopper: Again",
  ]);
});

test("R2.15 concurrent messages are all stored, each at its own position", async () => {
  const { threadId } = await startNewThread("0");
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 ? expectOk(sendAsShopper(threadId, `${index}`)) : answerAsOwner(threadId, `${index}`),
    ),
  );
  const { messages } = await expectOk(shop.call(getThread, { params: { threadId } }));
  expect(messages.map(({ place }) => place)).toEqual(Array.from({ length: 11 }, (_, index) => index + 1));
});

test("R2.15 unread threads are listed first for the owner", async () => {
  const unread = await startNewThread("Please answer");
  shop.clock.advance(MINUTE_MS);
  const read = await startNewThread("Thank you");
  await callAsOwner(shop, readThread, { params: { threadId: read.threadId }, body: { place: 1 } });
  const list = await callAsOwner(shop, getThreads, { query: { page: "1" } });
  const places = [unread, read].map(({ threadId }) =>
    list.items.findIndex((item) => item.threadId === threadId),
  );
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  expect(list.items.slice(0, list.unread).every(({ isUnread }) => isUnread)).toBe(true);
});

test("R2.15 text is limited, and starts no mail header", async () => {
  const { threadId } = await startNewThread("Hello", randomEmail(), "Eve <b> Bcc: all@example.com");
  expect(await expectErrorCode(sendAsShopper(threadId, "x".repeat(MAX_MESSAGE_LENGTH + 1)))).toBe(
    "BAD_REQUEST",
  );
  expect(await expectErrorCode(sendAsShopper(threadId, " \n "))).toBe("BAD_REQUEST");
  expect(await expectErrorCode(sendAsShopper(threadId, "a\u0000b"))).toBe("BAD_REQUEST");
  const body = { ...newMessage("Hi"), email: "a@example.com\nBcc: b@example.com", site: "ZA" as const };
  expect(await expectErrorCode(shop.call(startThread, { body }))).toBe("BAD_REQUEST");
  const named = {
    ...newMessage("Hi"),
    email: randomEmail(),
    name: "a\nBcc: b@example.com",
    site: "ZA" as const,
  };
  expect(await expectErrorCode(shop.call(startThread, { body: named }))).toBe("BAD_REQUEST");
  const [mail] = (await mailsTo(SHOP_EMAIL)).slice(-1);
  expect(mail?.html).toContain("Eve &lt;b&gt;");
  expect(mail?.html).not.toContain("<b>");
});

test("R2.15 R6.3 a thread needs its id or the owner's session", async () => {
  const threadId = "A".repeat(24);
  expect(await expectErrorCode(shop.call(getThread, { params: { threadId } }))).toBe("NOT_FOUND");
  expect(await expectErrorCode(sendAsShopper(threadId, "Hello"))).toBe("NOT_FOUND");
  const email = randomEmail();
  const [one, other] = [await startNewThread("Mine", email), await startNewThread("Also mine", email)];
  expect(one.threadId).not.toBe(other.threadId);
  expect(one.threadId.length).toBeGreaterThanOrEqual(22);
  const reply = await shop.app.inject({ method: "GET", url: "/api/owner/threads" });
  expect(reply.statusCode).toBe(401);
  const none = { params: { threadId }, body: { place: 1 } };
  expect(await tryCallAsOwner(shop, readThread, none)).toEqual({ error: "NOT_FOUND" });
});

test("R2.15 B12 messages are deleted on request, and by retention", async () => {
  const email = randomEmail();
  const mine = await startNewThread("Forget me", email.toUpperCase().replace("EXAMPLE.COM", "example.com"));
  const other = await startNewThread("Keep me for now");
  const { messageThreads } = shop.shop.repositories;
  expect(await shop.shop.repositories.personalData.isEmailKnown(email)).toBe(true);
  expect(await messageThreads.deleteByEmail(email)).toBe(1);
  expect(await shop.shop.repositories.personalData.isEmailKnown(email)).toBe(false);
  const findThread = (threadId: string) => shop.call(getThread, { params: { threadId } });
  expect(await expectErrorCode(findThread(mine.threadId))).toBe("NOT_FOUND");
  const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY_MS);
  await messageThreads.removeInactiveSince(ago(THREAD_RETENTION_DAYS));
  await expectOk(findThread(other.threadId));
  shop.clock.advance((THREAD_RETENTION_DAYS + 1) * DAY_MS);
  await messageThreads.removeInactiveSince(ago(THREAD_RETENTION_DAYS));
  expect(await expectErrorCode(findThread(other.threadId))).toBe("NOT_FOUND");
});
