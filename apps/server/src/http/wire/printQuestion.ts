import type {
  PrintQuestionSummary,
  AskedPrint as WireAskedPrint,
  PrintQuestion as WireQuestion,
  PrintQuestions as WireQuestions,
} from "@storywall/contract/schemas/printQuestion.ts";
import { verdictOf } from "@storywall/domain/crop/resolution.ts";
import { isPrintedWithoutAnswer } from "@storywall/domain/print/printQuestions.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type {
  AskedPrint,
  PrintQuestionsView,
  PrintQuestionView,
} from "../../usecases/printQuestions/getPrintQuestions.ts";
import { previewUrl } from "./cart.ts";

export const toPrintQuestions = ({ order, questions }: PrintQuestionsView): WireQuestions => ({
  orderId: order.id,
  orderNumber: order.number,
  site: order.site,
  currency: order.currency,
  questions: questions.map(toPrintQuestion),
});

const toPrintQuestion = ({ question, label, asked }: PrintQuestionView): WireQuestion => ({
  questionId: question.id,
  cartItemId: question.lineId,
  tile: question.tile,
  label,
  state: question.state,
  note: question.note,
  askedAt: question.askedAt.toISOString(),
  answerBy: question.answerBy.toISOString(),
  isPrintedWithoutAnswer: isPrintedWithoutAnswer(asked?.ppi ?? question.ppi),
  size: question.size,
  givenBack: question.givenBack,
  print: asked && toAskedPrint(asked),
});

const toAskedPrint = ({ line, print, photo, ppi, previewKey, offers }: AskedPrint): WireAskedPrint => {
  const { width = 1, height = 1 } = photo.size ?? {};
  const { opening } = print.geometry;
  const { leaveOut } = offers;
  return {
    title: line.title,
    copies: line.quantity,
    size: print.size,
    orientation: print.orientation,
    frameStyle: print.frameStyle,
    opening: { width: opening.width, height: opening.height },
    photo: { url: photo.url ?? "", width, height },
    crop: print.crop,
    ppi,
    verdict: verdictOf(ppi),
    previewUrl: previewUrl(previewKey),
    smallerSizes: offers.smallerSizes.map(({ design: _, refund, ...offer }) => ({
      ...offer,
      givenBack: refund,
    })),
    leaveOut: leaveOut && { givenBack: leaveOut.refund },
  };
};

export const toQuestionSummary = ({
  state,
  askedAt,
  askedBy,
  answerBy,
  note,
}: PrintQuestionRecord): PrintQuestionSummary => ({
  state,
  askedAt: askedAt.toISOString(),
  askedBy,
  answerBy: answerBy.toISOString(),
  note,
});
