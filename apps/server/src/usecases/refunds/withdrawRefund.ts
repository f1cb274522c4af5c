import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { recordOrderEvent } from "../orders/recordOrderEvent.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";

const REFUND_NOT_FOUND = err("NOT_FOUND", "This order has no such refund.");
const REFUND_ALREADY_SENT = err("CONFLICT", "The money is already on its way, so this can't be undone.");
const BELONGS_TO_CANCELLATION = err(
  "CONFLICT",
  "This refund is part of the cancellation. Undo the cancellation instead.",
);

/**
 * Withdraws a refund within its undo time. Repeating it changes nothing. The lock of the refund's row decides
 * between this and the sender: exactly one of them gets it.
 */
export const withdrawRefund = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  { orderId, refundId }: { readonly orderId: string; readonly refundId: string },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "refunds.create");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const refund = await repositories.refunds.find(refundId);
    if (refund?.orderId !== orderId) return REFUND_NOT_FOUND;
    if (refund.state === "withdrawn") return ok(null);
    if (order.status === "cancelled") return BELONGS_TO_CANCELLATION;
    if (!(await repositories.refunds.withdraw(refundId, shop.clock.now()))) return REFUND_ALREADY_SENT;
    // The history omits the amount, since some staff who see the order may not see it; the log has it.
    await recordOrderEvent(shop, repositories, order, {
      kind: "undone",
      actor,
      text: "gave money back",
      details: { amount: refund.amount, currency: refund.currency, refund: refund.reason },
    });
    return ok(null);
  });
};
