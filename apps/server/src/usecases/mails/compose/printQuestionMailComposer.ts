import type { PrintQuestionMailKind } from "../../../ports/mails/MailOutbox.ts";
import { printQuestionMail } from "../kinds/printQuestion.ts";
import type { MailComposer } from "./mailComposer.ts";
import { toOrderMailData } from "./orderMailComposer.ts";

/** Returns the composer of a mail that asks about soft prints. The mail's subject is the order. */
export const printQuestionMailComposer =
  (kind: PrintQuestionMailKind): MailComposer =>
  async (context, { subjectId }) => {
    const { orders, printQuestions } = context.repositories;
    const order = await orders.find(subjectId);
    if (!order) return undefined;
    const questions = (await printQuestions.findByOrder(order.id)).filter(({ state }) => state === "open");
    // The questions were answered, or the order ended, while the mail was queued.
    const [first] = questions.toSorted((one, other) => one.answerBy.getTime() - other.answerBy.getTime());
    if (!first) return undefined;
    const data = toOrderMailData(context, order);
    const content = printQuestionMail({
      ...data,
      kind,
      questions,
      answerBy: first.answerBy,
      questionsUrl: `${data.orderUrl}/prints`,
    });
    return { to: order.email, site: data.site, content };
  };
