import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import type { OrderRecord, Tracking } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { checkRefundLimits } from "../refunds/checkRefundLimits.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { cancelLockedOrder, wakeSenders } from "./cancelOrder.ts";
import { ORDER_HELD } from "./holdOrder.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { transitionOrder } from "./transitionOrder.ts";

/** A transition that the owner makes by hand. */
export type OwnerTransition =
  | { readonly to: "in_production" }
  | { readonly to: "shipped"; readonly tracking: Tracking }
  | { readonly to: "delivered" }
  | { readonly to: "cancelled"; readonly reason: string };

type AdvanceOrderErrorCode = "FORBIDDEN" | "PROOF_NEEDED" | "NOT_FOUND" | "CONFLICT";

const CANCELLATION_STILL_OPEN = err(
  "CONFLICT",
  "Its shopper may still cancel this order. It can be made as soon as that time is over.",
);

const ORDER_STOPPED = err(
  "CONFLICT",
  "Money of this order has gone back, so it is stopped. Cancel it, or have it printed all the same; then you can begin.",
);

/**
 * Moves an order to another state by the table of transitions, for the staff. Production cannot begin while the shopper
 * may still cancel the order.
 */
export const advanceOrder = async (
  shop: Shop,
  actor: StaffActor,
  orderId: string,
  transition: OwnerTransition,
): Promise<Result<null, AdvanceOrderErrorCode>> => {
  const allowed = requireRight(actor, transition.to === "cancelled" ? "refunds.create" : "prints.work");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, AdvanceOrderErrorCode>(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (transition.to === "cancelled") {
      const refundable = await repositories.refunds.lockRefundable(order.paymentId);
      const withinLimits = await checkRefundLimits(shop, repositories, actor, order, refundable);
      if (withinLimits.kind === "error") return withinLimits;
      const cancelled = await cancelLockedOrder(shop, repositories, order, {
        actor: "owner",
        staff: actor,
        reason: transition.reason,
      });
      if (cancelled.kind === "error") return transitionError(order.status, transition.to);
      await recordTransition(shop, repositories, actor, order, transition);
      return ok(null);
    }
    const { changeWindowMinutes } = shop.sites()[order.site];
    const { isOpen } = getChangeWindow(order, changeWindowMinutes, shop.clock.now());
    if (transition.to === "in_production" && order.status === "placed" && isOpen)
      return CANCELLATION_STILL_OPEN;
    if (transition.to === "in_production" && order.stoppedAt !== null) return ORDER_STOPPED;
    if (transition.to !== "delivered" && order.heldAt !== null) return ORDER_HELD;
    if (transition.to === "shipped") await repositories.orders.setTracking(orderId, transition.tracking);
    const transitioned = await transitionOrder(shop, repositories, orderId, {
      to: transition.to,
      actor: "owner",
      staff: actor,
    });
    if (transitioned.kind !== "transitioned") return transitionError(order.status, transition.to);
    await recordTransition(shop, repositories, actor, order, transition);
    return ok(null);
  });
  if (result.kind === "ok") wakeSenders(shop);
  return result;
};

const recordTransition = (
  shop: Shop,
  repositories: Repositories,
  actor: StaffActor,
  { id, number, site, status }: OrderRecord,
  transition: OwnerTransition,
): Promise<string> =>
  recordAudit(shop, repositories, {
    actor,
    action: transition.to === "cancelled" ? "order.cancelled" : "order.moved",
    site,
    subject: { kind: "order", id, label: number },
    before: { status },
    after: {
      status: transition.to,
      ...(transition.to === "shipped" ? { tracking: transition.tracking } : {}),
    },
    reason: transition.to === "cancelled" ? transition.reason : null,
  });

const transitionError = (from: string, to: string) =>
  err("CONFLICT", `This order is ${stateText(from)}, so it cannot become ${stateText(to)}.`);

const stateText = (state: string): string => state.replaceAll("_", " ");
