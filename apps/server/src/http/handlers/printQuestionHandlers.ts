import { minor } from "@storywall/domain/units/units.ts";
import { mapResult } from "../../ports/platform/Result.ts";
import { getOwnerOrder } from "../../usecases/orders/ownerOrders.ts";
import { answerPrintQuestion, type ChosenAnswer } from "../../usecases/printQuestions/answerPrintQuestion.ts";
import { askAboutPrint } from "../../usecases/printQuestions/askAboutPrint.ts";
import { getPrintQuestions } from "../../usecases/printQuestions/getPrintQuestions.ts";
import { withdrawPrintQuestion } from "../../usecases/printQuestions/withdrawPrintQuestion.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toOwnerOrder } from "../wire/owner/ownerOrder.ts";
import { toPrintQuestions } from "../wire/printQuestion.ts";

type PrintQuestionCall =
  | "getPrintQuestions"
  | "answerPrintQuestion"
  | "askAboutPrint"
  | "withdrawPrintQuestion";

type AnswerBody = Parameters<Handlers["answerPrintQuestion"]>[0]["body"];

const toChosenAnswer = (body: AnswerBody): ChosenAnswer => {
  if (body.answer === "accepted") return { answer: "accepted" };
  const { givenBack, ...choice } = body;
  return { ...choice, refund: minor(givenBack) };
};

export const printQuestionHandlers = (shop: Shop): Pick<Handlers, PrintQuestionCall> => ({
  getPrintQuestions: async ({ params: { orderId } }) =>
    mapResult(await getPrintQuestions(shop, orderId), toPrintQuestions),

  answerPrintQuestion: async ({ params, body }) => {
    const answered = await answerPrintQuestion(shop, { ...params, ...toChosenAnswer(body) });
    return answered.kind === "error"
      ? answered
      : mapResult(await getPrintQuestions(shop, params.orderId), toPrintQuestions);
  },

  askAboutPrint: async (
    { params: { orderId }, body: { cartItemId: lineId, tile, ppi: seenPpi, note } },
    { actor },
  ) => {
    const asked = await askAboutPrint(shop, actor, { orderId, lineId, tile, seenPpi, note: note || null });
    return asked.kind === "error"
      ? asked
      : mapResult(await getOwnerOrder(shop, actor, orderId), (view) => toOwnerOrder(shop, view));
  },

  withdrawPrintQuestion: async ({ params: { orderId }, body: { cartItemId: lineId, tile } }, { actor }) => {
    const withdrawn = await withdrawPrintQuestion(shop, actor, { orderId, lineId, tile });
    return withdrawn.kind === "error"
      ? withdrawn
      : mapResult(await getOwnerOrder(shop, actor, orderId), (view) => toOwnerOrder(shop, view));
  },
});
