import { changeWindow } from "@storywall/domain/orders/changeWindow.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { OrderActor, OrderRecord } from "../../ports/orders/Orders.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import { requestRefund } from "../refunds/requestRefund.ts";
import type { Shop } from "../shop.ts";
import { moveOrder } from "./moveOrder.ts";
import { NO_ORDER, OTHER_SITES_ORDER } from "./readOrder.ts";

export const TOO_LATE_TO_CANCEL = refuse(
  "CONFLICT",
  "This order cannot be cancelled any more. Please write to us; we see what can still be done.",
);

/** The shopper cancels, within the change window. Again: the same cancelled order. */
export const cancelOrder = async (
  shop: Shop,
  { orderId, statedSite }: { readonly orderId: string; readonly statedSite: SiteCode | null },
): Promise<Outcome<OrderRecord, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT">> => {
  const outcome = await atomically<OrderRecord, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT">(
    shop,
    async (repositories) => {
      // Whoever cancels or moves at the same moment waits here.
      const order = await repositories.orders.lock(orderId);
      if (!order) return NO_ORDER;
      if (statedSite && statedSite !== order.site) return OTHER_SITES_ORDER;
      if (wasCancelledBy(order, "shopper")) return done(order);
      const { isOpen } = changeWindow(order, shop.sites()[order.site].changeWindowMinutes, shop.clock.now());
      if (!isOpen) return TOO_LATE_TO_CANCEL;
      return cancelLocked(shop, repositories, order, {
        actor: "shopper",
        reason: "cancelled by the shopper",
      });
    },
  );
  if (outcome.kind === "done") wakeAfterCancel(shop);
  return outcome;
};

const wasCancelledBy = ({ history }: OrderRecord, actor: OrderActor): boolean =>
  history.some((step) => step.status === "cancelled" && step.actor === actor);

/** Cancels an order whose row is locked, wherever the table of transitions lets it, and sends all that is left of its money back. */
export const cancelLocked = async (
  shop: Pick<Shop, "clock" | "ids" | "sites">,
  repositories: Repositories,
  { id: orderId, paymentId, currency }: OrderRecord,
  { actor, reason }: { readonly actor: OrderActor; readonly reason: string },
): Promise<Outcome<OrderRecord, "CONFLICT">> => {
  const moved = await moveOrder(shop, repositories, orderId, { to: "cancelled", actor });
  if (moved.kind !== "moved") return TOO_LATE_TO_CANCEL;
  const amount = await repositories.refunds.lockLeftOf(paymentId);
  if (amount > 0)
    await requestRefund(shop, repositories, { paymentId, orderId, amount, currency, reason, actor });
  return done(moved.order);
};

export const wakeAfterCancel = ({ mailSender, refundSender }: Shop): void => {
  mailSender.wake();
  refundSender.wake();
};
