import { setTimeout as wait } from "node:timers/promises";
import { answerPrintQuestion } from "@storywall/contract/calls/printQuestions/answerPrintQuestion.ts";
import { toWireDesign } from "@storywall/contract/designWire.ts";
import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aDesign, FREE_BASE } from "@storywall/testkit/builders.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import { photoRecords } from "../../src/adapters/database/photos/photoRecords.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { photoUrl } from "../../src/usecases/photos/photoUrl.ts";
import { openTestShop, type TestShop } from "../support/testShop.ts";
import { askAbout, SOFT_PHOTO } from "../support/weakPrints.ts";
import { forProfile } from "./harness/runProfile.ts";
import type { ShopProcesses } from "./harness/shopProcesses.ts";
import { atLeast, atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

const MAX_RECOVERY_SECONDS = forProfile({ short: 30, long: 10 });
/** Longer than a lease: another process may do the work of a dead one. */
const AFTER_LEASE_MS = 6 * MINUTE_MS;
/** The longest pause between the first answer and a kill, in ms. About as long as all answers of a round take. */
const MAX_PAUSE_MS = 250;

const LARGE = "rectangle_xlarge";
const SMALL = "rectangle_small";
const SIZES: readonly FrameSizeKey[] = [SMALL, LARGE, LARGE];
const ANSWERS = [
  { answer: "smallerSize", size: SMALL, givenBack: minor(ZA.framePrices[LARGE] - ZA.framePrices[SMALL]) },
  { answer: "leftOut", givenBack: ZA.framePrices[LARGE] },
] as const;

type Asked = {
  readonly orderId: string;
  readonly questionId: string;
  readonly answer: (typeof ANSWERS)[number];
  readonly send: () => Promise<boolean>;
};

/** A free wall whose photo is good in Small and far too small in X-Large; all are confirmed. */
const aWall = () => ({
  ...aDesign(FREE_BASE, "photo_1"),
  frameStyle: "Infinite" as const,
  tiles: SIZES.map((size, index) => ({
    name: `tile_${index + 1}`,
    photoId: "photo_1",
    orientation: "portrait" as const,
    size,
    crops: {},
    printConfirmation: { photoId: "photo_1", ppi: 1 },
  })),
});

/** Buys a wall and has the shop ask about its second tile. Its shopper is ready to answer. */
const buyAsked = async (shop: ShopProcesses, staff: TestShop, index: number): Promise<Asked> => {
  const uploadPhoto = async () => {
    const assetId = randomIds.next();
    const times = { createdAt: new Date(), lastUsedAt: new Date() };
    const photo = { assetId, format: "jpeg", ...SOFT_PHOTO, bytes: 1, sha256: "", uploader: null } as const;
    await photoRecords(shop.database).insert({ ...photo, ...times });
    return { handle: assetId, url: photoUrl(shop.cluster.publicUrl, assetId) };
  };
  const anna = shop.shopper({ timeoutMs: 120_000, uploadPhoto });
  const line = { templateKey: undefined, quantity: 1, ...toWireDesign(aWall()) };
  const { order } = await anna.buy(await anna.fillCart(line, SOFT_PHOTO));
  const { orderId } = order;
  const questionId = await askAbout(staff, order, { tile: "tile_2" });
  const answer = ANSWERS[index % ANSWERS.length] ?? ANSWERS[0];
  const send = async () => {
    const result = await anna.call(answerPrintQuestion, { params: { orderId, questionId }, body: answer });
    return result.kind === "ok" && anna.internalErrors.length === 0;
  };
  return { orderId, questionId, answer, send };
};

/**
 * Lets shoppers answer questions about soft prints with money back while processes are killed, then checks that each answer
 * is stored whole, and that its money went back once.
 */
export const runAnswerKills = async (
  shop: ShopProcesses,
  { kills, answersPerKill }: { readonly kills: number; readonly answersPerKill: number },
): Promise<readonly ThresholdResult[]> => {
  const staff = await openTestShop(shop.database, { clock: createFakeClock(new Date().toISOString()) });
  const turns = ["web1", "worker1", "web2"];
  const all: Asked[] = [];
  let refused = 0;
  let slowest = 0;
  for (let index = 0; index < kills; index += 1) {
    const asked: Asked[] = [];
    for (let bought = 0; bought < answersPerKill; bought += 1)
      asked.push(await buyAsked(shop, staff, all.length + bought));
    all.push(...asked);
    const answering = Promise.all(
      asked.map(async ({ send }) => {
        await wait(Math.random() * 50);
        return send();
      }),
    );
    const name = turns[index % turns.length] ?? "";
    // At a random moment. Refunds leave within a second, so a worker dies while it sends them.
    await wait(Math.random() * MAX_PAUSE_MS);
    await shop.cluster.kill(name);
    const began = performance.now();
    await shop.cluster.start(name);
    slowest = Math.max(slowest, (performance.now() - began) / 1000);
    refused += (await answering).filter((isOk) => !isOk).length;
  }
  staff.clock.advance(Date.now() - staff.clock.now().getTime() + AFTER_LEASE_MS);
  await staff.shop.refundSender.sendDue();
  await staff.shop.background.drain();

  const wrong = { answers: 0, walls: 0, prints: 0, refunds: 0, money: 0 };
  for (const asked of all) {
    if (!(await isAnswered(staff, asked))) wrong.answers += 1;
    if (!(await isWallChanged(staff, asked))) wrong.walls += 1;
    if (!(await isPrintFreed(staff, asked))) wrong.prints += 1;
    if (!(await isRefundedOnce(staff, asked))) wrong.refunds += 1;
    if (!(await isPaidBackOnce(shop, asked))) wrong.money += 1;
  }
  await staff.close();
  const run = `${kills} kills during answers about prints`;
  return [
    atLeast(`${run}: answers`, all.length, kills * answersPerKill),
    exactly(`${run}: refused answers, or replies with 500`, refused, 0),
    exactly(`${run}: lost answers`, wrong.answers, 0),
    exactly(`${run}: walls without their answer`, wrong.walls, 0),
    exactly(`${run}: prints that wait for ever`, wrong.prints, 0),
    exactly(`${run}: answers without exactly one refund`, wrong.refunds, 0),
    exactly(`${run}: orders whose money did not go back exactly once`, wrong.money, 0),
    atMost(`${run}: slowest recovery`, slowest, MAX_RECOVERY_SECONDS, " s"),
  ];
};

const isAnswered = async ({ shop }: TestShop, { questionId, answer }: Asked): Promise<boolean> => {
  const question = await shop.repositories.printQuestions.find(questionId);
  return question?.state === answer.answer && question.givenBack === answer.givenBack;
};

const isWallChanged = async ({ shop }: TestShop, { orderId, answer }: Asked): Promise<boolean> => {
  const design = (await shop.repositories.orders.find(orderId))?.lines[0]?.design;
  const sizes = design?.tiles.map((tile) => sizeOfTile(design, tile)).join(" ");
  return sizes === (answer.answer === "leftOut" ? [SMALL, LARGE] : [SMALL, SMALL, LARGE]).join(" ");
};

/** The print of a tile that was left out is cancelled; that of a smaller one is no longer held. */
const isPrintFreed = async ({ shop }: TestShop, { orderId, answer }: Asked): Promise<boolean> => {
  const job = (await shop.repositories.printJobs.findByOrder(orderId)).find(({ tile }) => tile === "tile_2");
  if (answer.answer === "leftOut") return job?.state === "cancelled";
  return job?.state === "waiting" && job.holdReason === null;
};

const isRefundedOnce = async (
  { shop }: TestShop,
  { orderId, questionId, answer }: Asked,
): Promise<boolean> => {
  const [refund, ...more] = await shop.repositories.refunds.findByOrder(orderId);
  const isOfAnswer = refund?.id === questionId && refund.amount === answer.givenBack;
  return isOfAnswer && refund.state === "succeeded" && more.length === 0;
};

/** Asks the provider, not the shop. */
const isPaidBackOnce = async ({ database }: ShopProcesses, { orderId, answer }: Asked): Promise<boolean> => {
  const refunds = await database
    .selectFrom("testRefunds")
    .innerJoin("orders", "orders.paymentId", "testRefunds.paymentId")
    .select("testRefunds.amount")
    .where("orders.id", "=", orderId)
    .execute();
  return refunds.length === 1 && refunds[0]?.amount === answer.givenBack;
};
