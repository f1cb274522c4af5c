import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { assessPrint } from "@storywall/domain/print/printHold.ts";
import type { PrintAnswer } from "@storywall/domain/print/printQuestions.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { type Minor, minor } from "@storywall/domain/units/units.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import { wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { printableFrom } from "../orders/syncPrintJobs.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { QUESTIONS_ALLOWED_BY_STATE } from "../orders/withdrawPrintQuestions.ts";
import { titleOf } from "../pricing/calculatePricing.ts";
import { requestRefund } from "../refunds/requestRefund.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { endPrintQuestion } from "./endPrintQuestion.ts";
import { findPrintOffers, type PrintOffers } from "./printOffers.ts";
import { endedQuestionMessage } from "./questionMessages.ts";

/**
 * The shopper's choice. Another photo is sent on the page of the order's photos instead
 * (`completeOrderPhotos`).
 */
export type ChosenAnswer =
  | { readonly answer: "accepted" }
  | { readonly answer: "leftOut"; readonly refund: Minor }
  | { readonly answer: "smallerSize"; readonly size: FrameSizeKey; readonly refund: Minor };

/**
 * Records the shopper's answer about a soft print, changes the wall accordingly, and requests the refund, all
 * in one transaction (B13). The first answer counts: the order's row is locked, and the refund has the id of
 * the question. The same answer again changes nothing; another one is rejected with a sentence. `refund` is
 * the amount that the shopper saw: when it has changed since, nothing happens.
 */
export const answerPrintQuestion = async (
  shop: Shop,
  {
    orderId,
    questionId,
    ...chosen
  }: { readonly orderId: string; readonly questionId: string } & ChosenAnswer,
): Promise<Result<null, "NOT_FOUND" | "CONFLICT">> => {
  const result = await runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    const question = await repositories.printQuestions.find(questionId);
    if (!order || question?.orderId !== orderId) return ORDER_NOT_FOUND;
    if (question.state !== "open")
      return isSameAnswer(question, chosen) ? ok(null) : err("CONFLICT", endedQuestionMessage(question));
    if (!QUESTIONS_ALLOWED_BY_STATE[order.status] || isStopped(order)) return NOT_POSSIBLE;
    if (chosen.answer === "accepted") {
      await acceptPrint(shop, repositories, order, question);
      await recordAnswer(shop, repositories, order, question, chosen);
      return ok(null);
    }
    const offer = await findOffer(shop, repositories, order, question, chosen);
    if (!offer) return NOT_POSSIBLE;
    if (offer.refund !== chosen.refund) return AMOUNT_CHANGED;
    await recordAnswer(shop, repositories, order, question, chosen);
    await changeWall(shop, repositories, order, question, { ...offer, answer: chosen.answer });
    if (offer.refund > 0) await requestAnswerRefund(shop, repositories, order, question, offer.refund);
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

const NOT_POSSIBLE = err(
  "CONFLICT",
  "That's no longer possible for this tile. Please write to us and we'll see what we can do.",
);
const AMOUNT_CHANGED = err(
  "CONFLICT",
  "The amount you'd get back has just changed. Please have another look, then choose again.",
);

const isSameAnswer = ({ state, size }: PrintQuestionRecord, chosen: ChosenAnswer): boolean =>
  state === chosen.answer && (chosen.answer !== "smallerSize" || size === chosen.size);

const acceptPrint = async (
  { clock }: Pick<Shop, "clock">,
  { orders, printJobs }: Repositories,
  order: OrderRecord,
  { lineId, tile }: PrintQuestionRecord,
): Promise<void> => {
  const line = order.lines.find(({ id }) => id === lineId);
  // The preview does not depend on confirmations.
  if (line) {
    const design = confirmPrints.run(line.design, { tiles: [tile] });
    await orders.saveLineDesign(lineId, { design, previewKey: line.previewKey });
  }
  await printJobs.release({ orderId: order.id, lineId, tile }, clock.now());
};

type Offer = { readonly design: Design; readonly refund: Minor };

const findOffer = async (
  { sites }: Pick<Shop, "sites">,
  { printQuestions, printJobs, refunds }: Repositories,
  order: OrderRecord,
  question: PrintQuestionRecord,
  chosen: Exclude<ChosenAnswer, { answer: "accepted" }>,
): Promise<Offer | undefined> => {
  const offers: PrintOffers = findPrintOffers(
    {
      site: ofSite(sites(), order.site),
      order,
      questions: await printQuestions.findByOrder(order.id),
      jobs: await printJobs.findByOrder(order.id),
      refundable: await refunds.lockRefundable(order.paymentId),
    },
    question,
  );
  return chosen.answer === "leftOut"
    ? (offers.leaveOut ?? undefined)
    : offers.smallerSizes.find(({ size }) => size === chosen.size);
};

/** Saves the changed wall, and has its tile printed in the new size, or not at all. */
const changeWall = async (
  shop: Pick<Shop, "clock" | "sites">,
  { orders, previews, printJobs }: Repositories,
  order: OrderRecord,
  { lineId, tile: name }: PrintQuestionRecord,
  { design, answer }: { readonly design: Design; readonly answer: Exclude<PrintAnswer, "accepted"> },
): Promise<void> => {
  const now = shop.clock.now();
  await previews.save(design, now);
  await orders.saveLineDesign(lineId, {
    design,
    previewKey: previews.keyOf(design),
    title: titleOf(design),
  });
  const print = { orderId: order.id, lineId, tile: name };
  const tile = design.tiles.find((each) => each.name === name);
  if (answer === "leftOut" || !tile) {
    await printJobs.cancelTile(print);
    // The tiles after it have new numbers now, so prints that are being rendered under the old ones restart.
    await printJobs.stopForOrder(order.id, now);
    return;
  }
  const { reviewBelowPpi } = ofSite(shop.sites(), order.site);
  const assessment = assessPrint(design, tile, { reviewBelowPpi });
  await printJobs.restart({ ...print, ...assessment }, printableFrom(shop, order), now);
};

const recordAnswer = (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  order: OrderRecord,
  question: PrintQuestionRecord,
  chosen: ChosenAnswer,
): Promise<boolean> =>
  endPrintQuestion(shop, repositories, order, question, {
    state: chosen.answer,
    actor: { kind: "shopper" },
    givenBack: chosen.answer === "accepted" ? minor(0) : chosen.refund,
    ...(chosen.answer === "smallerSize" ? { size: chosen.size } : {}),
  });

const requestAnswerRefund = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  order: OrderRecord,
  question: PrintQuestionRecord,
  amount: Minor,
): Promise<void> => {
  const { id: orderId, paymentId, currency } = order;
  const reason = `${tileLabel(order, question)}: the shopper's answer about a soft print`;
  const request = { paymentId, orderId, amount, currency, reason, actor: "shopper" } as const;
  const refundId = await requestRefund(shop, repositories, request, { id: question.id });
  // The amount was locked in this transaction, so it cannot be missing.
  if (refundId === null) throw new Error(`Question ${question.id} cannot give back ${amount}`);
};
