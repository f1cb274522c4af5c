import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import type { OrderActor, OrderRecord, OrderStep } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { requestRefund } from "../refunds/requestRefund.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH } from "./readOrder.ts";
import { transitionOrder } from "./transitionOrder.ts";

const TOO_LATE_TO_CANCEL = err(
  "CONFLICT",
  "This order can no longer be cancelled. Please write to us and we'll see what we can do.",
);

/** Cancels an order for its shopper, within the change window. Repeating it returns the same cancelled order. */
export const cancelOrder = async (
  shop: Shop,
  { orderId, requestedSite }: { readonly orderId: string; readonly requestedSite: SiteCode | null },
): Promise<Result<OrderRecord, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT">> => {
  const result = await runInTransaction<OrderRecord, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT">(
    shop,
    async (repositories) => {
      // A concurrent cancellation or transition waits here.
      const order = await repositories.orders.lock(orderId);
      if (!order) return ORDER_NOT_FOUND;
      if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
      if (isCancelledBy(order, "shopper")) return ok(order);
      const { isOpen } = getChangeWindow(
        order,
        siteOfOrder(ofSite(shop.sites(), order.site), order).changeWindowMinutes,
        shop.clock.now(),
      );
      if (!isOpen) return TOO_LATE_TO_CANCEL;
      return cancelLockedOrder(shop, repositories, order, {
        actor: "shopper",
        reason: "cancelled by the shopper",
      });
    },
  );
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

const isCancelledBy = ({ history }: OrderRecord, actor: OrderActor): boolean =>
  history.some((step) => step.status === "cancelled" && step.actor === actor);

/**
 * Cancels an order whose row is locked, if the table of transitions allows it, and requests a refund of all
 * that is left of its payment. Staff can undo it for `undoMs`.
 */
export const cancelLockedOrder = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  { id: orderId, paymentId, currency }: OrderRecord,
  {
    reason,
    undoMs = 0,
    ...by
  }: Pick<OrderStep, "actor" | "staff"> & { readonly reason: string; readonly undoMs?: number },
): Promise<Result<OrderRecord, "CONFLICT">> => {
  const transitioned = await transitionOrder(shop, repositories, orderId, { to: "cancelled", undoMs, ...by });
  if (transitioned.kind !== "transitioned") return TOO_LATE_TO_CANCEL;
  const amount = await repositories.refunds.lockRefundable(paymentId);
  const request = { paymentId, orderId, amount, currency, reason, ...by };
  if (amount > 0) await requestRefund(shop, repositories, request, { undoMs });
  return ok(transitioned.order);
};

/** Starts sending the queued mails and refunds. Call it after the transaction that queued them. */
export const wakeMailAndRefundSenders = ({ mailSender, refundSender }: Shop): void => {
  mailSender.wake();
  refundSender.wake();
};
