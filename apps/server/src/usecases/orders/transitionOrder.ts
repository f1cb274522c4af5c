import { canTransition, type OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { OrderActor, OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { queueOrderMails } from "../mails/queueOrderMails.ts";
import type { Shop } from "../shop.ts";
import { syncPrintJobs } from "./syncPrintJobs.ts";

export type OrderTransition = { readonly to: OrderState; readonly actor: OrderActor };

export type TransitionResult =
  | { readonly kind: "moved"; readonly order: OrderRecord }
  /** Not in the table of transitions, or somebody else has moved it meanwhile. */
  | { readonly kind: "notPossible"; readonly status: OrderState }
  | { readonly kind: "unknown" };

/**
 * R4.14: the only way of an order from one state to another: by the table of transitions, recorded with time and actor, with
 * its mail and what is to be printed in the same transaction. Wake `shop.mailSender` after the transaction, so that the
 * mail need not wait for the next round of upkeep.
 */
export const transitionOrder = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Pick<Repositories, "orders" | "mailOutbox" | "printJobs">,
  orderId: string,
  { to, actor }: OrderTransition,
): Promise<TransitionResult> => {
  const order = await repositories.orders.lock(orderId);
  if (!order) return { kind: "unknown" };
  const from = order.status;
  if (!canTransition(from, to)) return { kind: "notPossible", status: from };
  const step = { status: to, at: shop.clock.now(), actor };
  if (!(await repositories.orders.transition(orderId, from, step)))
    return { kind: "notPossible", status: from };
  await queueOrderMails(shop, repositories, { orderId, from, to });
  const updated = { ...order, status: to, history: [...order.history, step] };
  await syncPrintJobs(shop, repositories, updated);
  return { kind: "moved", order: updated };
};
