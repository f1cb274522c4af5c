import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import type { BulkOrderResult } from "./bulkOrderResult.ts";
import { forEachOrder } from "./forEachOrder.ts";

/**
 * Begins production of several orders, one transaction each, so that one that cannot begin stops no other. An
 * order whose production has begun already counts as done: a repeat after a lost answer changes nothing.
 */
export const beginOrders = async (
  shop: Shop,
  actor: StaffActor,
  orderIds: readonly string[],
): Promise<Result<readonly BulkOrderResult[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const results = await forEachOrder(shop, orderIds, async ({ id, status }) => {
    if (status === "in_production") return null;
    const begun = await advanceOrder(shop, actor, id, { to: "in_production" });
    return begun.kind === "error" ? begun.message : null;
  });
  return ok(results);
};
