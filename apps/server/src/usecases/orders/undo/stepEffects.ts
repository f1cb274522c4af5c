import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderRecord, StepEffects } from "../../../ports/orders/Orders.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import { reopenQuestions } from "../../printQuestions/reopenQuestions.ts";
import type { Shop } from "../../shop.ts";
import { PRINT_JOB_ACTION_BY_STATE } from "../syncPrintJobs.ts";
import { QUESTIONS_ALLOWED_BY_STATE } from "../withdrawPrintQuestions.ts";

/**
 * Returns the effects that a step of an order will have besides its state, through `syncPrintJobs` and
 * `withdrawPrintQuestions`, with the values before. Call it before the step.
 */
export const findStepEffects = async (
  { printJobs, printQuestions }: Pick<Repositories, "printJobs" | "printQuestions">,
  order: OrderRecord,
  to: OrderState,
): Promise<StepEffects> => {
  const jobs = PRINT_JOB_ACTION_BY_STATE[to] === "cancel" ? await printJobs.findByOrder(order.id) : [];
  const questions = QUESTIONS_ALLOWED_BY_STATE[to] ? [] : await printQuestions.findByOrder(order.id);
  const withdrawnQuestions = questions.filter(({ state }) => state === "open").map(({ id }) => id);
  const { waitingSince, waitedSeconds: seconds } = order;
  return {
    prints: jobs
      .filter(({ state }) => state !== "done" && state !== "cancelled")
      .map(({ id, state }) => ({ id, state })),
    withdrawnQuestions,
    waiting: withdrawnQuestions.length === 0 ? null : { since: waitingSince?.toISOString() ?? null, seconds },
  };
};

/** Reverts the effects of an undone step besides the state of its order. */
export const revertStepEffects = async (
  { clock }: Pick<Shop, "clock">,
  repositories: Pick<Repositories, "printJobs" | "printQuestions" | "mailOutbox">,
  orderId: string,
  { prints, withdrawnQuestions, waiting }: StepEffects,
): Promise<void> => {
  if (prints.length > 0) await repositories.printJobs.restoreForOrder(orderId, prints, clock.now());
  if (waiting) await reopenQuestions({ clock }, repositories, orderId, withdrawnQuestions, waiting);
};
