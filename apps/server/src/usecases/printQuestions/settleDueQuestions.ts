import { dueQuestionStep, PRINT_REMINDER_DELAY_MS } from "@storywall/domain/print/printQuestions.ts";
import type { PrintQuestionRecord } from "../../ports/print/PrintQuestions.ts";
import type { Shop } from "../shop.ts";
import { endPrintQuestion } from "./endPrintQuestion.ts";
import { questionMailKey, queueQuestionMail } from "./queueQuestionMail.ts";

type SettleShop = Pick<Shop, "repositories" | "transaction" | "clock" | "ids" | "mailSender">;

/**
 * Reminds shoppers of questions about soft prints, and releases the prints whose deadline has passed without an
 * answer. Several workers may run it at once: each question is decided under the lock of its order.
 */
export const settleDueQuestions = async (shop: SettleShop): Promise<void> => {
  const now = shop.clock.now();
  const askedUntil = new Date(now.getTime() - PRINT_REMINDER_DELAY_MS);
  for (const question of await shop.repositories.printQuestions.findDue({ askedUntil, now })) {
    await settleQuestion(shop, question, now);
  }
  shop.mailSender.wake();
};

const settleQuestion = (
  shop: SettleShop,
  { id, orderId, lineId, tile }: PrintQuestionRecord,
  now: Date,
): Promise<void> =>
  shop.transaction(async (repositories) => {
    const { orders, printQuestions, printJobs, mailOutbox } = repositories;
    const order = await orders.lock(orderId);
    const question = await printQuestions.find(id);
    if (!order || !question) return;
    const jobs = await printJobs.findByOrder(orderId);
    const job = jobs.find((each) => each.lineId === lineId && each.tile === tile);
    const step = dueQuestionStep(question, {
      now,
      // The shopper may have chosen another photo without sending it.
      ppi: job?.ppi ?? question.ppi,
      toldAt: await mailOutbox.findSentAt(questionMailKey("print_question", question)),
    });
    if (step === "remind" && (await printQuestions.markReminded(id, now)))
      await queueQuestionMail(shop, repositories, "print_question_reminder", question);
    if (step === "print") {
      const end = { state: "expired", actor: { kind: "system" } } as const;
      if (await endPrintQuestion(shop, repositories, order, question, end))
        await printJobs.release({ orderId, lineId, tile }, now);
    }
  });
