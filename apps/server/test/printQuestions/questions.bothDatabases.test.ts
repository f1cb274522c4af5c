// Asking about soft prints: mails, reminder, deadline, and what ends a question without an answer.

import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { beginOrders } from "@storywall/contract/calls/owner/beginOrders.ts";
import { findOrders } from "@storywall/contract/calls/owner/findOrders.ts";
import { getHeldPrints } from "@storywall/contract/calls/owner/getHeldPrints.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { getToday } from "@storywall/contract/calls/owner/getToday.ts";
import { moveOrder } from "@storywall/contract/calls/owner/moveOrder.ts";
import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { askAboutPrint } from "@storywall/contract/calls/printQuestions/askAboutPrint.ts";
import { getPrintQuestions } from "@storywall/contract/calls/printQuestions/getPrintQuestions.ts";
import { withdrawPrintQuestion } from "@storywall/contract/calls/printQuestions/withdrawPrintQuestion.ts";
import { getAuditLog } from "@storywall/contract/calls/staff/getAuditLog.ts";
import { closeBatch } from "@storywall/contract/calls/workshop/closeBatch.ts";
import { getBatches } from "@storywall/contract/calls/workshop/getBatches.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { expect, test } from "vitest";
import { queueNoticeMails } from "../../src/usecases/notices/queueNoticeMails.ts";
import { transitionOrder } from "../../src/usecases/orders/transitionOrder.ts";
import { askAboutPrint as askAs } from "../../src/usecases/printQuestions/askAboutPrint.ts";
import { settleDueQuestions } from "../../src/usecases/printQuestions/settleDueQuestions.ts";
import { cancelOrderForStaff } from "../../src/usecases/refunds/cancelOrderForStaff.ts";
import { createStaffMember, OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner, tryCallAsOwner } from "../support/ownerCalls.ts";
import { finishPrints } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { aFrameLine, askAbout, SOFT_PHOTO } from "../support/weakPrints.ts";
import { type AskedOrder, buyAskedOrder } from "./askedOrder.ts";

const shop = useTestShop();

const questionOf = async ({ order }: Pick<AskedOrder, "order">) =>
  (await shop.shop.repositories.printQuestions.findByOrder(order.orderId))[0];
const jobOf = async ({ order }: Pick<AskedOrder, "order">, name = "tile_2") =>
  (await shop.shop.repositories.printJobs.findByOrder(order.orderId)).find(({ tile }) => tile === name);
const settle = () => settleDueQuestions(shop.shop);
const mailsAbout = async ({ order }: Pick<AskedOrder, "order">) => {
  await shop.shop.background.drain();
  await shop.shop.mailSender.sendDue();
  return shop.mailbox.to(order.email).filter(({ text }) => text.includes(`/order/${order.orderId}/prints`));
};

/** Buys one frame at 103 pixels an inch, which waits since it is softer than the site prints unseen. */
const buySoftOrder = async () => {
  const buyer = shopper(shop);
  const { order } = await buyer.buy(await buyer.fillCart(aFrameLine({ confirmedPpi: 100 }), SOFT_PHOTO));
  shop.clock.advance(3 * HOUR_MS);
  return { order, userId: "", questionId: await askAbout(shop, order) };
};

test("B13 an order whose shopper is asked is neither begun nor put into a batch before the question ends", async () => {
  const { order } = await buyAskedOrder(shop, { isInProduction: false });
  const { orderId, orderNumber } = order;
  await finishPrints(shop, orderId);
  const today = await callAsOwner(shop, getToday, {});
  expect(today.toBegin.items.map((row) => row.orderNumber)).not.toContain(orderNumber);
  expect(today).toMatchObject({ waitingForAnswer: 1, heldPrints: 1 });
  const begin = () => callAsOwner(shop, beginOrders, { body: { orderIds: [orderId] } });
  expect((await begin()).items).toMatchObject([
    { isDone: false, reason: expect.stringContaining("It waits for its shopper's answer about a photo.") },
  ]);
  const move = { params: { orderId }, body: { to: "in_production" } };
  expect(await tryCallAsOwner(shop, moveOrder, move)).toEqual({ error: "CONFLICT" });
  const { ready, waiting } = await callAsOwner(shop, getBatches, { query: {} });
  expect(ready).toEqual([]);
  expect(waiting).toContainEqual(expect.objectContaining({ number: orderNumber, waitsForAnswer: true }));
  expect(await tryCallAsOwner(shop, closeBatch, { body: {} })).toEqual({ error: "CONFLICT" });

  const tile = { cartItemId: order.lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  await callAsOwner(shop, withdrawPrintQuestion, { params: { orderId }, body: tile });
  expect(await callAsOwner(shop, getToday, {})).toMatchObject({ waitingForAnswer: 0, heldPrints: 2 });
  expect((await begin()).items).toMatchObject([{ isDone: true }]);
});

test("B13 an order whose shopper is asked is begun once a person confirms it; its held prints are not to print", async () => {
  const sizes = ["rectangle_xlarge", "rectangle_xlarge"] as const;
  const { order } = await buyAskedOrder(shop, { sizes, isInProduction: false });
  const { toPrint, waitingForAnswer } = await callAsOwner(shop, getToday, {});
  const move = { params: { orderId: order.orderId }, body: { to: "in_production", isConfirmed: true } };
  expect((await callAsOwner(shop, moveOrder, move)).status).toBe("in_production");
  const today = await callAsOwner(shop, getToday, {});
  expect(today.toPrint.count).toBe(toPrint.count);
  // Its shopper still owes an answer.
  expect([waitingForAnswer > 0, today.waitingForAnswer]).toEqual([true, waitingForAnswer]);
});

test("B13 questions about two tiles are one mail, which names the tiles, the hour and the link", async () => {
  const asked = await buyAskedOrder(shop);
  await askAbout(shop, asked.order, { tile: "tile_3" });
  expect(await mailsAbout(asked)).toEqual([]);
  shop.clock.advance(6 * MINUTE_MS);
  const [mail, ...others] = await mailsAbout(asked);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`A question about 2 photos in your order ${asked.order.orderNumber}`);
  expect(mail?.text).toContain("Tile 2: Have you a larger file?");
  expect(mail?.text).toContain("Tile 3");
  expect(mail?.text).toMatch(/by \d\d:00 on \w+day \d+ \w+ \(Cape Town time\)/);
});

test("B13 asking twice is one question and one mail", async () => {
  const asked = await buyAskedOrder(shop);
  await askAbout(shop, asked.order, { tile: "tile_2" });
  shop.clock.advance(6 * MINUTE_MS);
  expect((await mailsAbout(asked)).length).toBe(1);
  expect((await shop.shop.repositories.printQuestions.findByOrder(asked.order.orderId)).length).toBe(1);
});

test("B13 only a print that waits can be asked about, as it was seen, and only by whoever prints", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  const cartItemId = lineItems[0]?.cartItemId ?? "";
  const ask = (body: object) =>
    tryCallAsOwner(shop, askAboutPrint, { params: { orderId }, body: { cartItemId, ...body } });
  expect(await ask({ tile: "tile_1" })).toEqual({ error: "CONFLICT" });
  expect(await ask({ tile: "tile_3", ppi: 20 })).toEqual({ error: "CONFLICT" });
  const books = { ...OWNER_ACTOR, role: "books" } as const;
  const request = { orderId, lineId: cartItemId, tile: "tile_3", note: null };
  expect(await askAs(shop.shop, books, request)).toMatchObject({ error: "FORBIDDEN" });
});

test("B13 asked prints come last on the look page, with their question, and the history says who asked", async () => {
  const asked = await buyAskedOrder(shop);
  const { items } = await callAsOwner(shop, getHeldPrints, { query: {} });
  expect(items.at(-1)?.question).toMatchObject({ state: "open", askedBy: OWNER_ACTOR.name });
  const first = items.findIndex(({ question }) => question?.state === "open");
  expect(items.slice(first).every(({ question }) => question?.state === "open")).toBe(true);
  const work = await callAsOwner(shop, getOrderWork, { params: { orderId: asked.order.orderId } });
  expect(work.events).toMatchObject([{ kind: "print_asked", who: OWNER_ACTOR.name, text: "tile 2" }]);
  const log = await callAsOwner(shop, getAuditLog, { query: { action: "prints.asked" } });
  expect(log.items[0]?.subjectLabel).toBe(asked.order.orderNumber);
});

test("B13 a shopper is reminded once, a day after the question", async () => {
  const asked = await buySoftOrder();
  shop.clock.advance(DAY_MS - MINUTE_MS);
  await settle();
  expect((await mailsAbout(asked)).length).toBe(1);
  shop.clock.advance(2 * MINUTE_MS);
  await Promise.all([settle(), settle()]);
  expect((await mailsAbout(asked)).map(({ subject }) => subject)).toEqual([
    `A question about a photo in your order ${asked.order.orderNumber}`,
    `We still need your answer: order ${asked.order.orderNumber}`,
  ]);
});

test("B13 a soft print is made as it is when its hour has passed, and the shopper reads so", async () => {
  const asked = await buySoftOrder();
  shop.clock.advance(6 * MINUTE_MS);
  expect((await mailsAbout(asked))[0]?.text).toContain("we'll print it as it is");
  shop.clock.advance(2 * DAY_MS);
  await settle();
  expect(await jobOf(asked, "tile_1")).toMatchObject({ state: "held" });
  shop.clock.advance(HOUR_MS);
  await Promise.all([settle(), settle()]);
  expect(await jobOf(asked, "tile_1")).toMatchObject({ state: "waiting" });
  expect(await questionOf(asked)).toMatchObject({ state: "expired", givenBack: 0 });
  const { events } = await callAsOwner(shop, getOrderWork, { params: { orderId: asked.order.orderId } });
  expect(events.at(-1)).toMatchObject({
    kind: "print_answered",
    who: "the shop",
    text: "tile 1: no answer in time, printed as it is",
  });
});

test("B13 a print under 100 pixels an inch is never made without an answer", async () => {
  const asked = await buyAskedOrder(shop);
  shop.clock.advance(6 * MINUTE_MS);
  expect((await mailsAbout(asked))[0]?.text).toContain("We won't print it without your go-ahead");
  shop.clock.advance(5 * DAY_MS);
  await settle();
  expect(await questionOf(asked)).toMatchObject({ state: "open" });
  expect(await jobOf(asked)).toMatchObject({ state: "held" });
});

test("B13 nothing is printed without an answer while the mail server takes no mail", async () => {
  const asked = await buySoftOrder();
  shop.mailbox.setResult({ kind: "unavailable", error: "ECONNECTION" });
  shop.clock.advance(3 * DAY_MS);
  await shop.shop.mailSender.sendDue();
  await settle();
  shop.mailbox.setResult(null);
  expect(await questionOf(asked)).toMatchObject({ state: "open" });
  expect(await jobOf(asked, "tile_1")).toMatchObject({ state: "held" });
});

test("B13 staff who print it all the same withdraw the question", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  const body = { cartItemId: lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  await callAsOwner(shop, approvePrint, { params: { orderId }, body });
  expect(await questionOf(asked)).toMatchObject({ state: "withdrawn" });
  shop.clock.advance(6 * MINUTE_MS);
  expect(await mailsAbout(asked)).toEqual([]);
  const { questions } = await expectOk(shop.call(getPrintQuestions, { params: { orderId } }));
  expect(questions).toMatchObject([{ state: "withdrawn", print: null }]);
});

test("B13 staff withdraw a question: no mail leaves, the print stays held, and they may ask anew", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  const body = { cartItemId: lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  await callAsOwner(shop, withdrawPrintQuestion, { params: { orderId }, body });
  await callAsOwner(shop, withdrawPrintQuestion, { params: { orderId }, body });
  expect(await questionOf(asked)).toMatchObject({ state: "withdrawn" });
  expect(await jobOf(asked)).toMatchObject({ state: "held" });
  shop.clock.advance(6 * MINUTE_MS);
  expect(await mailsAbout(asked)).toEqual([]);
  const { events } = await callAsOwner(shop, getOrderWork, { params: { orderId } });
  expect(events.map(({ kind }) => kind)).toEqual(["print_asked", "print_question_withdrawn"]);
  await askAbout(shop, asked.order, { tile: "tile_2" });
  expect(await shop.shop.repositories.printQuestions.countOpen(shop.clock.now())).toMatchObject({
    waiting: 1,
  });
});

test("B13 a question that has its answer cannot be withdrawn", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  await expectOk(
    shop.call(answerPrintQuestion, {
      params: { orderId, questionId: asked.questionId },
      body: { answer: "accepted" },
    }),
  );
  const body = { cartItemId: lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  expect(await tryCallAsOwner(shop, withdrawPrintQuestion, { params: { orderId }, body })).toEqual({
    error: "CONFLICT",
  });
});

test("B13 an answer is mailed to the owner, without the amount, and a decision of the shop is not", async () => {
  const reader = await shop.shop.repositories.staffMembers.find(await createStaffMember(shop, "owner"));
  const [asked, other] = [await buyAskedOrder(shop), await buyAskedOrder(shop)];
  await expectOk(
    shop.call(answerPrintQuestion, {
      params: { orderId: asked.order.orderId, questionId: asked.questionId },
      body: { answer: "accepted" },
    }),
  );
  const body = { cartItemId: other.order.lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  await callAsOwner(shop, approvePrint, { params: { orderId: other.order.orderId }, body });
  const waiting = await shop.database
    .selectFrom("staffNotices")
    .select(["kind", "subjectId"])
    .where("kind", "=", "answer")
    .where("staffId", "=", reader?.id ?? "")
    .execute();
  expect(waiting).toEqual([{ kind: "answer", subjectId: asked.questionId }]);
  await queueNoticeMails(shop.shop);
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
  const mails = shop.mailbox.to(reader?.email ?? "");
  const mail = mails.find(({ subject }) => subject.startsWith("Answer"));
  expect(mail?.subject).toBe(`Answer about a soft print ${asked.order.orderNumber}`);
  expect(mail?.text).toContain("tile 2: print it as it is");
});

test("B13 the promised day moves by as long as the shop waited for its shopper, and no longer", async () => {
  const asked = await buySoftOrder();
  const { orderId } = asked.order;
  const rowOf = async () =>
    (await callAsOwner(shop, findOrders, {})).items.find((row) => row.orderId === orderId);
  const countsFrom = async () => {
    const order = await callAsOwner(shop, getOrder, { params: { orderId } });
    return Date.parse(order.dispatchCountsFrom ?? "");
  };
  const before = await countsFrom();
  const sendBy = (await rowOf())?.sendBy ?? "";
  shop.clock.advance(7 * DAY_MS);
  expect((await countsFrom()) - before).toBe(7 * DAY_MS);
  expect(await rowOf()).toMatchObject({ isLate: false });
  const body = { answer: "accepted" } as const;
  await expectOk(shop.call(answerPrintQuestion, { params: { orderId, questionId: asked.questionId }, body }));
  shop.clock.advance(DAY_MS);
  expect((await countsFrom()) - before).toBe(7 * DAY_MS);
  const moved = await rowOf();
  expect(Date.parse(moved?.sendBy ?? "") - Date.parse(sendBy)).toBe(7 * DAY_MS);
  shop.clock.advance(14 * DAY_MS);
  expect(await rowOf()).toMatchObject({ isLate: true });
});

test("B13 questions that are open at the same time are one wait", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId } = asked.order;
  const waitedSeconds = async () => (await shop.shop.repositories.orders.find(orderId))?.waitedSeconds;
  shop.clock.advance(HOUR_MS);
  await askAbout(shop, asked.order, { tile: "tile_3" });
  shop.clock.advance(HOUR_MS);
  const cartItemId = asked.order.lineItems[0]?.cartItemId ?? "";
  const approve = (tile: string) =>
    callAsOwner(shop, approvePrint, { params: { orderId }, body: { cartItemId, tile } });
  await approve("tile_2");
  expect(await waitedSeconds()).toBe(0);
  shop.clock.advance(HOUR_MS);
  await approve("tile_3");
  expect(await waitedSeconds()).toBe((3 * HOUR_MS) / 1000);
});

test("B13 R9.15 a question ends with its order: cancelled, refunded or sent", async () => {
  const placed = await buyAskedOrder(shop, { isInProduction: false });
  await cancelOrderForStaff(shop.shop, OWNER_ACTOR, placed.order.orderId, "asked for by mail");
  expect(await questionOf(placed)).toMatchObject({ state: "withdrawn" });
  for (const to of ["shipped", "refunded"] as const) {
    const asked = await buyAskedOrder(shop);
    await shop.shop.transaction((repositories) =>
      transitionOrder(shop.shop, repositories, asked.order.orderId, { to, actor: "owner" }),
    );
    expect(await questionOf(asked)).toMatchObject({ state: "withdrawn" });
    const order = await expectOk(shop.call(getData, { params: { id: asked.order.orderId } }));
    expect(order).toMatchObject({ printQuestions: [] });
  }
});
