// What a shopper may answer about a soft print, and what follows of it.

import { completeUploadLater } from "@storywall/contract/calls/orders/completeUploadLater.ts";
import { getData } from "@storywall/contract/calls/orders/getData.ts";
import { saveOrderTiles } from "@storywall/contract/calls/orders/saveOrderTiles.ts";
import { approvePrint } from "@storywall/contract/calls/owner/approvePrint.ts";
import { getOrder } from "@storywall/contract/calls/owner/getOrder.ts";
import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { getPrintQuestions } from "@storywall/contract/calls/printQuestions/getPrintQuestions.ts";
import { getOrderWork } from "@storywall/contract/calls/workshop/getOrderWork.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { Order } from "@storywall/contract/schemas/order.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { refundOrder } from "../../src/usecases/refunds/refundOrder.ts";
import { OWNER_ACTOR } from "../support/owner.ts";
import { callAsOwner } from "../support/ownerCalls.ts";
import { finishPrints } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { askAbout, buyWeakPrint } from "../support/weakPrints.ts";
import { type AskedOrder, buyAskedOrder } from "./askedOrder.ts";

const shop = useTestShop();

const XLARGE = ZA.framePrices.rectangle_xlarge;
const SMALL = ZA.framePrices.rectangle_small;
const SMALLER = { answer: "smallerSize", size: "rectangle_small", givenBack: XLARGE - SMALL } as const;
const LEFT_OUT = { answer: "leftOut", givenBack: XLARGE } as const;
type Answer =
  | { readonly answer: "accepted" }
  | { readonly answer: "leftOut"; readonly givenBack: number }
  | { readonly answer: "smallerSize"; readonly size: "rectangle_small"; readonly givenBack: number };

const answer = ({ order, questionId }: AskedOrder, body: Answer) =>
  shop.call(answerPrintQuestion, { params: { orderId: order.orderId, questionId }, body });
const read = ({ order }: AskedOrder) =>
  expectOk(shop.call(getPrintQuestions, { params: { orderId: order.orderId } }));
const jobOf = async ({ orderId }: Order, name = "tile_2") =>
  (await shop.shop.repositories.printJobs.findByOrder(orderId)).find(({ tile }) => tile === name);
const refundsOf = ({ orderId }: Order) => shop.shop.repositories.refunds.findByOrder(orderId);
const tilesOf = async ({ orderId }: Order) =>
  (await shop.shop.repositories.orders.find(orderId))?.lines[0]?.design.tiles ?? [];

const sizesOf = async ({ orderId }: Order) => {
  const design = (await shop.shop.repositories.orders.find(orderId))?.lines[0]?.design;
  return design?.tiles.map((tile) => sizeOfTile(design, tile));
};

test("B13 the question shows the print, the sizes in which its photo prints well, and what goes back", async () => {
  const asked = await buyAskedOrder(shop);
  const { questions, orderNumber } = await read(asked);
  expect(orderNumber).toBe(asked.order.orderNumber);
  expect(questions).toMatchObject([
    {
      questionId: asked.questionId,
      tile: "tile_2",
      label: "tile 2",
      state: "open",
      note: "Have you a larger file?",
      isPrintedWithoutAnswer: false,
      print: {
        size: "rectangle_xlarge",
        verdict: "unprintable",
        photo: { width: 1136, height: 1704 },
        smallerSizes: [{ size: "rectangle_small", verdict: "good", givenBack: XLARGE - SMALL }],
        leaveOut: { givenBack: XLARGE },
      },
    },
  ]);
  const order = await expectOk(shop.call(getData, { params: { id: asked.order.orderId } }));
  expect(order).toMatchObject({ printQuestions: [{ tile: "tile_2" }] });
});

test("B13 a print that is accepted is made, and its confirmation is recorded", async () => {
  const asked = await buyAskedOrder(shop);
  await shop.database
    .updateTable("orderLines")
    .set({ line: JSON.stringify(await withoutConfirmations(asked.order)) })
    .where("orderId", "=", asked.order.orderId)
    .execute();
  await expectOk(answer(asked, { answer: "accepted" }));
  expect(await jobOf(asked.order)).toMatchObject({ state: "waiting", releasedAt: expect.any(Date) });
  const [, tile] = await tilesOf(asked.order);
  expect(tile?.printConfirmation?.ppi).toBeCloseTo((await jobOf(asked.order))?.ppi ?? 0);
  expect(await jobOf(asked.order, "tile_3")).toMatchObject({ state: "held" });
  expect(await refundsOf(asked.order)).toEqual([]);
  const { weakPrints } = await callAsOwner(shop, getOrder, { params: { orderId: asked.order.orderId } });
  expect(weakPrints?.map(({ question }) => question?.state ?? null)).toEqual(["accepted", null]);
});

const withoutConfirmations = async ({ orderId }: Order) => {
  const line = (await shop.shop.repositories.orders.find(orderId))?.lines[0];
  if (!line) throw new Error("the order has a line");
  const tiles = line.design.tiles.map(({ printConfirmation: _, ...tile }) => tile);
  return { ...line, design: { ...line.design, tiles } };
};

test("B13 R9.15 a smaller size is printed without another look, and the difference goes back, once", async () => {
  const asked = await buyAskedOrder(shop);
  await expectOk(answer(asked, SMALLER));
  expect(await jobOf(asked.order)).toMatchObject({ state: "waiting", verdict: "good", holdReason: null });
  expect(await sizesOf(asked.order)).toEqual(["rectangle_small", "rectangle_small", "rectangle_xlarge"]);
  const again = await expectOk(answer(asked, SMALLER));
  expect(again.questions).toMatchObject([
    { state: "smallerSize", size: "rectangle_small", givenBack: XLARGE - SMALL, print: null },
  ]);
  expect(await refundsOf(asked.order)).toMatchObject([
    { id: asked.questionId, amount: XLARGE - SMALL, actor: "shopper" },
  ]);
  await shop.shop.refundSender.sendDue();
  await shop.shop.mailSender.sendDue();
  await shop.shop.background.drain();
  // Mails that are due at once may leave in any order.
  const subjects = shop.mailbox.to(asked.order.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("A refund for order"))).toHaveLength(1);
  const order = await expectOk(shop.call(getData, { params: { id: asked.order.orderId } }));
  expect(order).toMatchObject({ refunded: XLARGE - SMALL, status: "in_production", printQuestions: [] });
});

test("B13 R9.5 with a code of 10 percent, and two copies, nine tenths of both differences go back", async () => {
  const asked = await buyAskedOrder(shop, { hasPromo: true, quantity: 2 });
  const givenBack = (2 * (XLARGE - SMALL) * 9) / 10;
  const { questions } = await read(asked);
  expect(questions[0]?.print?.smallerSizes).toMatchObject([{ givenBack }]);
  const changed = await answer(asked, SMALLER);
  expect(changed).toMatchObject({ kind: "error", error: "CONFLICT" });
  await expectOk(answer(asked, { ...SMALLER, givenBack }));
  expect(await refundsOf(asked.order)).toMatchObject([{ amount: givenBack }]);
});

test("B13 a tile that is left out is neither printed nor packed, and its share goes back", async () => {
  const asked = await buyAskedOrder(shop);
  await expectOk(answer(asked, LEFT_OUT));
  expect(await jobOf(asked.order)).toMatchObject({ state: "cancelled" });
  const line = (await shop.shop.repositories.orders.find(asked.order.orderId))?.lines[0];
  expect(line?.design.tiles.map(({ name }) => name)).toEqual(["tile_1", "tile_3"]);
  expect(line?.title).toBe("Gallery wall of 2 tiles");
  expect(await refundsOf(asked.order)).toMatchObject([{ amount: XLARGE }]);
  // The shares of what is left are those that were paid for it.
  const work = await callAsOwner(shop, getOrderWork, { params: { orderId: asked.order.orderId } });
  expect(work.tiles.map(({ paid }) => paid)).toEqual([[SMALL], [XLARGE]]);
  expect((await read(asked)).questions).toMatchObject([{ state: "leftOut", label: null }]);
});

test("B13 a tile before one that is printed already cannot be left out, and the last one of a wall neither", async () => {
  const sizes = ["rectangle_small", "rectangle_xlarge", "rectangle_small"] as const;
  const early = await buyAskedOrder(shop, { sizes });
  await finishPrints(shop, early.order.orderId);
  expect((await read(early)).questions[0]?.print?.leaveOut).toBeNull();
  expect(await answer(early, LEFT_OUT)).toMatchObject({ error: "CONFLICT" });
  expect(await refundsOf(early.order)).toEqual([]);
  const { order } = await buyWeakPrint(shop);
  const only = { order, userId: "", questionId: await askAbout(shop, order) };
  expect((await read(only)).questions[0]?.print?.leaveOut).toBeNull();
});

test("B13 of answers from two tabs the first counts, and the second is told so in words", async () => {
  const asked = await buyAskedOrder(shop);
  await expectOk(answer(asked, { answer: "accepted" }));
  expect(await answer(asked, LEFT_OUT)).toMatchObject({
    error: "CONFLICT",
    message: "You've already told us to print it as it is. We're on it.",
  });
  expect(await refundsOf(asked.order)).toEqual([]);
  expect((await tilesOf(asked.order)).length).toBe(3);
});

test("B13 answers at the same moment are one answer and at most one refund, in any order", async () => {
  for (const answers of [
    [SMALLER, LEFT_OUT, SMALLER],
    [{ answer: "accepted" }, SMALLER, LEFT_OUT],
    [LEFT_OUT, LEFT_OUT, { answer: "accepted" }],
  ] as const) {
    const asked = await buyAskedOrder(shop);
    const results = await Promise.all(answers.map((body) => answer(asked, body)));
    const [question] = await shop.shop.repositories.printQuestions.findByOrder(asked.order.orderId);
    for (const [index, result] of results.entries())
      expect(result.kind).toBe(answers[index]?.answer === question?.state ? "ok" : "error");
    const refunds = await refundsOf(asked.order);
    expect(refunds.map(({ amount }) => amount)).toEqual(
      question?.state === "accepted" ? [] : [question?.givenBack],
    );
  }
});

test("B13 an answer and the staff's decision at the same moment: one of them counts", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  const body = { cartItemId: lineItems[0]?.cartItemId ?? "", tile: "tile_2" };
  await Promise.allSettled([
    answer(asked, SMALLER),
    callAsOwner(shop, approvePrint, { params: { orderId }, body }),
  ]);
  const [question] = await shop.shop.repositories.printQuestions.findByOrder(orderId);
  expect(["smallerSize", "withdrawn"]).toContain(question?.state);
  expect((await refundsOf(asked.order)).length).toBe(question?.state === "smallerSize" ? 1 : 0);
  expect(await jobOf(asked.order)).toMatchObject({ state: "waiting" });
});

test("B13 never more goes back than is left of the payment", async () => {
  const asked = await buyAskedOrder(shop);
  const left = minor(5000);
  const request = { amount: minor(asked.order.total - left), reason: "a scratch on the frame" };
  expect((await refundOrder(shop.shop, OWNER_ACTOR, asked.order.orderId, request)).kind).toBe("ok");
  expect((await read(asked)).questions[0]?.print?.leaveOut).toEqual({ givenBack: left });
  expect(await answer(asked, LEFT_OUT)).toMatchObject({ error: "CONFLICT" });
  await expectOk(answer(asked, { ...LEFT_OUT, givenBack: left }));
  const amounts = (await refundsOf(asked.order)).map(({ amount }) => amount);
  expect(amounts.toSorted((one, other) => one - other)).toEqual([left, request.amount]);
});

test("B13 of a stopped order nothing can be chosen, and nothing goes back", async () => {
  const asked = await buyAskedOrder(shop);
  await shop.database
    .updateTable("payments")
    .set({ stoppedAt: shop.clock.now() })
    .where("id", "=", await paymentOf(asked.order))
    .execute();
  expect((await read(asked)).questions[0]?.print).toMatchObject({ smallerSizes: [], leaveOut: null });
  expect(await answer(asked, LEFT_OUT)).toMatchObject({ error: "CONFLICT" });
  expect(await refundsOf(asked.order)).toEqual([]);
});

const paymentOf = async ({ orderId }: Order): Promise<string> =>
  (await shop.shop.repositories.orders.find(orderId))?.paymentId ?? "";

test("B13 another photo for an asked tile is taken after the change window, and no other tile changes", async () => {
  const asked = await buyAskedOrder(shop);
  const { orderId, lineItems } = asked.order;
  const cartItemId = lineItems[0]?.cartItemId ?? "";
  await shopper(shop).addPhoto(asked.userId, "photo_2", { width: 5000, height: 7000 });
  const save = (name: string) =>
    shop.call(saveOrderTiles, {
      params: { orderId, cartItemId },
      body: {
        tiles: [{ name, userPhotoId: "photo_2", cropParams: {} }],
        userId: asked.userId,
        site: "ZA",
      },
    });
  expect(await save("tile_1")).toMatchObject({ error: "CONFLICT" });
  await expectOk(save("tile_2"));
  // The shopper is still trying: nothing is printed of it yet, although it is sharp.
  expect(await jobOf(asked.order)).toMatchObject({ state: "held", verdict: "sharp" });
  expect((await read(asked)).questions[0]).toMatchObject({ state: "open" });
  const info = (await shop.shop.repositories.orders.find(orderId))?.lines[0]?.design;
  if (!info) throw new Error("the order has a line");
  const body = { orderId, cartItemId, userTemplateInfo: toUserTemplateInfo(info), userId: asked.userId };
  const sent = await expectOk(shop.call(completeUploadLater, { body: { ...body, site: "ZA" } }));
  expect(sent.status).toBe("in_production");
  expect(await jobOf(asked.order)).toMatchObject({ state: "waiting", verdict: "sharp" });
  expect((await read(asked)).questions[0]).toMatchObject({ state: "otherPhoto" });
  expect(await save("tile_2")).toMatchObject({ error: "CONFLICT" });
});
