import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { type BulkOrderResult, NO_SUCH_ORDER } from "./bulkOrderResult.ts";

/**
 * Begins production of several orders, one transaction each, so that one which cannot begin stops no other. An order that
 * has begun already is done: a repeat after a lost answer changes nothing.
 */
export const beginOrders = async (
  shop: Shop,
  actor: StaffActor,
  orderIds: readonly string[],
): Promise<Result<readonly BulkOrderResult[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const found = new Map(
    (await shop.repositories.orderList.findByIds(orderIds)).map((order) => [order.id, order]),
  );
  const items: BulkOrderResult[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = found.get(orderId);
    if (!order) {
      items.push(NO_SUCH_ORDER);
      continue;
    }
    const item = { orderNumber: order.number, orderId };
    if (order.status === "in_production") {
      items.push({ ...item, reason: null });
      continue;
    }
    const begun = await advanceOrder(shop, actor, orderId, { to: "in_production" });
    items.push({ ...item, reason: begun.kind === "error" ? begun.message : null });
  }
  return ok(items);
};
