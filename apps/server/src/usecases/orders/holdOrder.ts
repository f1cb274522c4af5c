import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { recordOrderEvent } from "./recordOrderEvent.ts";

export const ORDER_HELD = err("CONFLICT", "This order is on hold. Release it first.");

const ALREADY_SENT = err("CONFLICT", "This order has been sent, so there is nothing to hold back.");

/**
 * Holds an order back: nothing of it is printed or sent until staff release it. A second hold replaces the
 * reason.
 */
export const holdOrder = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { status } = order;
    if (status === "cancelled" || status === "refunded")
      return err("CONFLICT", "This order is no longer being made.");
    if (status === "shipped" || status === "delivered") return ALREADY_SENT;
    if (order.heldAt !== null && order.holdReason === reason) return ok(null);
    const at = shop.clock.now();
    await repositories.orders.setHold(orderId, { at: order.heldAt ?? at, reason });
    // Stops running prints and marks the folder as incomplete, so that the lab does not start on it.
    await repositories.printJobs.stopForOrder(orderId, at);
    await recordOrderEvent(shop, repositories, order, { kind: "held", actor, text: reason });
    return ok(null);
  });
};

/** Ends a hold. Does nothing when there is none. */
export const releaseOrder = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  orderId: string,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (order.heldAt === null) return ok(null);
    await repositories.orders.setHold(orderId, null);
    // Makes the folder due, so that one that was complete before the hold is checked and completed again.
    await repositories.printFolders.markDue(orderId, shop.clock.now());
    await recordOrderEvent(shop, repositories, order, { kind: "released", actor, text: null });
    return ok(null);
  });
};
