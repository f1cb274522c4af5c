import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { isPrintedWithoutAnswer } from "@storywall/domain/print/printQuestions.ts";
import { formatTimeOfDay } from "@storywall/domain/time/formatTimeOfDay.ts";
import type { PrintQuestionMailKind } from "../../../ports/mails/MailOutbox.ts";
import type { PrintQuestionRecord } from "../../../ports/print/PrintQuestions.ts";
import { tileLabel } from "../../orders/tileLabel.ts";
import type { MailBlock, MailContent } from "../mailContent.ts";
import { contactBlocks, GREETING, type OrderMailData } from "../orderMail.ts";

type PrintQuestionMailData = OrderMailData & {
  readonly kind: PrintQuestionMailKind;
  /** The open questions of the order; at least one. */
  readonly questions: readonly PrintQuestionRecord[];
  /** The earliest of their deadlines. */
  readonly answerBy: Date;
  readonly questionsUrl: string;
};

/** Mail that asks a shopper about the soft prints of an order, and says until when we wait (B13). */
export const printQuestionMail = (data: PrintQuestionMailData): MailContent => {
  const { order, questions, kind } = data;
  const isOne = questions.length === 1;
  const photos = isOne ? "a photo" : `${questions.length} photos`;
  const isReminder = kind === "print_question_reminder";
  return {
    subject: isReminder
      ? `We still need your answer: order ${order.number}`
      : `A question about ${photos} in your order ${order.number}`,
    blocks: [
      {
        kind: "title",
        text: isReminder
          ? `How would you like ${isOne ? "it" : "them"} printed?`
          : "Before we print, a quick question.",
      },
      GREETING,
      {
        kind: "paragraph",
        text: `We looked at order ${order.number} before printing, and ${photos} would come out softer than we'd like:`,
      },
      { kind: "lines", lines: questions.map((question) => describe(data, question)) },
      {
        kind: "paragraph",
        text: isOne
          ? "You can have it printed as it is, send another photo, or see what else is possible. See it at its real size and choose; it takes a minute."
          : "You can have each printed as it is, send another photo, or see what else is possible. See them at their real size and choose; it takes a minute.",
      },
      { kind: "link", label: "Look and choose", url: data.questionsUrl },
      ...deadlineBlocks(data),
      ...contactBlocks(data),
    ],
  };
};

const describe = ({ order }: OrderMailData, question: PrintQuestionRecord): string => {
  const label = tileLabel(order, question);
  const tile = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  return question.note === null ? tile : `${tile}: ${question.note}`;
};

const deadlineBlocks = ({ questions, answerBy, site }: PrintQuestionMailData): readonly MailBlock[] => {
  const at = answerBy.toISOString();
  const hour = `${formatTimeOfDay(at, site)} on ${formatDay(localDay(at, site.timeZone))} (${site.copy.business_location} time)`;
  const [it, asItIs] = questions.length === 1 ? ["it", "it as it is"] : ["them", "them as they are"];
  const printed = questions.filter(({ ppi }) => isPrintedWithoutAnswer(ppi)).length;
  const text =
    printed === questions.length
      ? `We'll wait until ${hour}. If we haven't heard from you by then, we'll print ${asItIs}, so that your wall isn't late.`
      : printed === 0
        ? `Please choose by ${hour}. We won't print ${it} without your go-ahead, so your wall waits for you.`
        : `Please choose by ${hour}. After that, we'll print what's only a little soft as it is; the rest waits for your go-ahead.`;
  return [
    { kind: "paragraph", text },
    {
      kind: "paragraph",
      text: "We start on your wall once every photo is settled, so the sooner you answer, the sooner it's on its way.",
    },
  ];
};
