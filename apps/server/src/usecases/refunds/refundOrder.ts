import { canOrderTransition } from "@storywall/domain/orders/orderStates.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { RefundRecord } from "../../ports/refunds/Refunds.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { cancelLockedOrder, wakeMailAndRefundSenders } from "../orders/cancelOrder.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { getUndoWindowMs } from "../orders/undo/undoWindow.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { checkRefundLimits } from "./checkRefundLimits.ts";
import { requestRefund } from "./requestRefund.ts";
import { splitRefund, type TileReference, tilePaymentsOf } from "./tilePayments.ts";

type RefundOrderErrorCode = "FORBIDDEN" | "PROOF_NEEDED" | "NOT_FOUND" | "CONFLICT" | "IDEMPOTENCY_MISMATCH";

const OTHER_REFUND = err("IDEMPOTENCY_MISMATCH", "This Idempotency-Key was used before with another refund.");

/** Without an amount, the request was for the remaining amount, which can no longer be compared. */
const isSameRefund = (refund: RefundRecord, orderId: string, requestedAmount: Minor | undefined): boolean =>
  refund.orderId === orderId && (requestedAmount === undefined || refund.amount === requestedAmount);

/**
 * Refunds an amount of an order's payment, or the remaining amount if none is given, for the staff. A full
 * refund of an order that is not in production also cancels it: otherwise it would be made without being paid.
 */
export const refundOrder = async (
  shop: Shop,
  actor: StaffActor,
  orderId: string,
  {
    amount: requestedAmount,
    reason,
    tiles = [],
    requestKey,
  }: {
    readonly amount: Minor | undefined;
    readonly reason: string;
    /** Tiles that the refund is for; absent when it is for the order as a whole. */
    readonly tiles?: readonly TileReference[] | undefined;
    /** Idempotency key: the same for each attempt of one request. */
    readonly requestKey?: string | undefined;
  },
): Promise<Result<null, RefundOrderErrorCode>> => {
  const allowed = requireRight(actor, "refunds.create");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, RefundOrderErrorCode>(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    // An earlier attempt whose reply was lost has requested this refund already; a partial one must not be paid twice.
    const existing = requestKey === undefined ? undefined : await repositories.refunds.find(requestKey);
    if (existing) return isSameRefund(existing, orderId, requestedAmount) ? ok(null) : OTHER_REFUND;
    const { paymentId, currency, status } = order;
    const refundable = await repositories.refunds.lockRefundable(paymentId);
    const amount = requestedAmount ?? refundable;
    if (amount === 0 || amount > refundable) {
      return err("CONFLICT", `${formatMoney(refundable, currency)} of this order can still be refunded.`);
    }
    const withinLimits = await checkRefundLimits(shop, repositories, actor, order, amount);
    if (withinLimits.kind === "error") return withinLimits;
    const payments = tilePaymentsOf(ofSite(shop.sites(), order.site), order, {
      questions: await repositories.printQuestions.findByOrder(orderId),
      refunds: await repositories.refunds.findByOrder(orderId),
    });
    const split = splitRefund(payments, tiles, amount);
    if (split.kind === "error") return split;
    const isCancelled = amount === refundable && canOrderTransition(status, "cancelled");
    const by = { actor: "owner", staff: actor } as const;
    if (isCancelled) {
      const undoMs = getUndoWindowMs(shop, order.site, "cancelled");
      const cancelled = await cancelLockedOrder(shop, repositories, order, { ...by, reason, undoMs });
      if (cancelled.kind === "error") return cancelled;
    } else {
      const request = { paymentId, orderId, amount, currency, reason, tiles: split.value.tiles, ...by };
      await requestRefund(shop, repositories, request, { id: requestKey, undoMs: shop.undoTimes.moneyMs });
    }
    await recordAudit(shop, repositories, {
      actor,
      action: "order.refunded",
      site: order.site,
      subject: { kind: "order", id: orderId, label: order.number },
      ...(isCancelled ? { before: { status } } : {}),
      after: {
        amount,
        currency,
        ...(tiles.length === 0 ? {} : { tiles: split.value.label }),
        ...(isCancelled ? { status: "cancelled" } : {}),
      },
      reason,
    });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};
