import type { StepEffects } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";
import { questionMailKey } from "./queueQuestionMail.ts";

/**
 * Reopens withdrawn questions about prints of an order, with their old deadlines, as if they had never been
 * withdrawn: the order has waited since then, and a mail that was dropped because there was nothing left to ask
 * is sent.
 */
export const reopenQuestions = async (
  { clock }: Pick<Shop, "clock">,
  { printQuestions, mailOutbox }: Pick<Repositories, "printQuestions" | "mailOutbox">,
  orderId: string,
  ids: readonly string[],
  waiting: NonNullable<StepEffects["waiting"]>,
): Promise<void> => {
  await printQuestions.reopen(orderId, ids, {
    since: waiting.since === null ? null : new Date(waiting.since),
    seconds: waiting.seconds,
  });
  const reopened = (await printQuestions.findByOrder(orderId)).filter(({ id }) => ids.includes(id));
  for (const question of reopened)
    await mailOutbox.retryGivenUp(questionMailKey("print_question", question), clock.now());
};
