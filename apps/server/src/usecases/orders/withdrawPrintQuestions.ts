import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { Shop } from "../shop.ts";

/**
 * Whether a shopper can be asked about prints of an order in each state: from when it is placed until it is
 * sent.
 */
export const QUESTIONS_ALLOWED_BY_STATE = {
  awaiting_photos: false,
  placed: true,
  in_production: true,
  shipped: false,
  delivered: false,
  cancelled: false,
  refunded: false,
} as const satisfies Record<OrderState, boolean>;

/** Withdraws the open questions about prints of an order that has just left the workshop, or was cancelled. */
export const withdrawPrintQuestions = async (
  { clock }: Pick<Shop, "clock">,
  { printQuestions }: Pick<Repositories, "printQuestions">,
  { id, status, openQuestions }: Pick<OrderRecord, "id" | "status" | "openQuestions">,
): Promise<void> => {
  if (!QUESTIONS_ALLOWED_BY_STATE[status] && openQuestions.length > 0)
    await printQuestions.withdrawForOrder(id, clock.now());
};
