import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import { isStopped } from "../refunds/stopPayment.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { PRINTABLE_BY_STATE } from "./renderDuePrints.ts";

/**
 * Retries the failed prints of an order, with all attempts again. Its other prints stay as they are. A stopped
 * order is printed from then on; the next refund at the provider stops it again.
 */
export const retryPrints = async (
  shop: Pick<Shop, "transaction" | "clock">,
  actor: StaffActor,
  orderId: string,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const { orders, payments, printJobs, printFolders } = repositories;
    const order = await orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    // An order that waits for photos is not printed yet, and can be stopped.
    if (!PRINTABLE_BY_STATE[order.status] && !isStopped(order))
      return err("CONFLICT", "This order is not being printed.");
    const isResumed = await payments.resume(order.paymentId);
    // Makes the folder due, so that one that was complete before the stop is completed again.
    if (isResumed) await printFolders.markDue(orderId, shop.clock.now());
    const retriedCount = await printJobs.retryFailed(orderId, shop.clock.now());
    if (!isResumed && retriedCount === 0) return err("CONFLICT", "No print of this order has failed.");
    await recordAudit(shop, repositories, {
      actor,
      action: "prints.retried",
      site: order.site,
      subject: { kind: "order", id: orderId, label: order.number },
      after: { prints: retriedCount, ...(isResumed ? { isStopped: false } : {}) },
    });
    return ok(null);
  });
};
