import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { transitionError } from "../orders/advanceOrder.ts";
import { cancelLockedOrder, wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { getUndoWindowMs } from "../orders/undo/undoWindow.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { checkRefundLimits } from "./checkRefundLimits.ts";

type CancelErrorCode = "FORBIDDEN" | "PROOF_NEEDED" | "NOT_FOUND" | "CONFLICT";

/** Cancels an order for the staff. The remaining amount is refunded, so the limits of refunds apply. */
export const cancelOrderForStaff = async (
  shop: Shop,
  actor: StaffActor,
  orderId: string,
  reason: string,
): Promise<Result<null, CancelErrorCode>> => {
  const allowed = requireRight(actor, "refunds.create");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, CancelErrorCode>(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const refundable = await repositories.refunds.lockRefundable(order.paymentId);
    const withinLimits = await checkRefundLimits(shop, repositories, actor, order, refundable);
    if (withinLimits.kind === "error") return withinLimits;
    const undoMs = getUndoWindowMs(shop, order.site, "cancelled");
    const by = { actor: "owner", staff: actor, reason, undoMs } as const;
    const cancelled = await cancelLockedOrder(shop, repositories, order, by);
    if (cancelled.kind === "error") return transitionError(order.status, "cancelled");
    await recordAudit(shop, repositories, {
      actor,
      action: "order.cancelled",
      site: order.site,
      subject: { kind: "order", id: orderId, label: order.number },
      before: { status: order.status },
      after: { status: "cancelled" },
      reason,
    });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};
