import { canOrderTransition, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderRecord, OrderStep } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import type { Shop } from "../shop.ts";
import { syncPrintJobs } from "./syncPrintJobs.ts";
import { findStepEffects } from "./undo/stepEffects.ts";
import { withdrawPrintQuestions } from "./withdrawPrintQuestions.ts";

type OrderTransition = Pick<OrderStep, "actor" | "staff"> & {
  readonly to: OrderState;
  /** How long staff can undo the step, in ms; absent or 0 when they cannot. */
  readonly undoMs?: number;
};

type TransitionResult =
  | { readonly kind: "transitioned"; readonly order: OrderRecord }
  /** The transition is not in the table, or another transition came first. */
  | { readonly kind: "notAllowed"; readonly status: OrderState }
  | { readonly kind: "unknown" };

/**
 * Moves an order to another state by the table of transitions (R4.14). Order states change nowhere else. Records time
 * and actor, queues the mail and updates the print jobs in the same transaction; `undoOrderStep` reverts all of it. Call `shop.mailSender.wake()` after
 * the transaction, so that the mail does not wait for the scheduler.
 */
export const transitionOrder = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Pick<Repositories, "orders" | "mailOutbox" | "printJobs" | "printQuestions">,
  orderId: string,
  { to, undoMs = 0, ...by }: OrderTransition,
): Promise<TransitionResult> => {
  const order = await repositories.orders.lock(orderId);
  if (!order) return { kind: "unknown" };
  const from = order.status;
  if (!canOrderTransition(from, to)) return { kind: "notAllowed", status: from };
  const at = shop.clock.now();
  const undoUntil = undoMs > 0 ? new Date(at.getTime() + undoMs) : undefined;
  const step = { status: to, at, ...by, ...(undoUntil && { undoUntil }) };
  const effects = undoUntil && (await findStepEffects(repositories, order, to));
  if (!(await repositories.orders.transition(orderId, from, step, effects)))
    return { kind: "notAllowed", status: from };
  await queueOrderMails(shop, repositories, { orderId, from, to, undoUntil });
  const updated = { ...order, status: to, history: [...order.history, step] };
  await syncPrintJobs(shop, repositories, updated);
  await withdrawPrintQuestions(shop, repositories, updated);
  return { kind: "transitioned", order: updated };
};
