import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { OrderRecord, Tracking } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { findSendConflict } from "../packing/shippingWarnings.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "./cancelOrder.ts";
import { ORDER_HELD } from "./holdOrder.ts";
import { ORDER_NOT_FOUND } from "./readOrder.ts";
import { transitionOrder } from "./transitionOrder.ts";
import { getUndoWindowMs } from "./undo/undoWindow.ts";

/** A step forward that staff take by hand. `isConfirmed` is true when they have confirmed it despite warnings. */
export type OwnerTransition =
  | { readonly to: "in_production"; readonly isConfirmed?: boolean | undefined }
  | { readonly to: "shipped"; readonly tracking: Tracking; readonly isConfirmed?: boolean | undefined }
  | { readonly to: "delivered" };

const CANCELLATION_STILL_OPEN = err(
  "CONFLICT",
  "The shopper can still cancel this order. You can start making it once that time is over.",
);

const ORDER_STOPPED = err(
  "CONFLICT",
  "Some of this order's money was refunded, so it's stopped. Cancel it, or choose to print it all the same; then you can start making it.",
);

const WAITS_FOR_ANSWER = err(
  "CONFLICT",
  "It waits for its shopper's answer about a photo. You can start making it anyway on its page.",
);

/**
 * Moves an order to another state by the table of transitions, for the staff. Production cannot begin while the
 * shopper may still cancel the order. The shopper's mail cannot be taken back: so when an order waits for an
 * answer, or its parcel has probably not left yet, staff must confirm the step.
 */
export const advanceOrder = async (
  shop: Shop,
  actor: StaffActor,
  orderId: string,
  transition: OwnerTransition,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    const { changeWindowMinutes } = siteOfOrder(ofSite(shop.sites(), order.site), order);
    const { isOpen } = getChangeWindow(order, changeWindowMinutes, shop.clock.now());
    if (transition.to === "in_production" && order.status === "placed" && isOpen)
      return CANCELLATION_STILL_OPEN;
    if (transition.to === "in_production" && order.stoppedAt !== null) return ORDER_STOPPED;
    if (transition.to !== "delivered" && order.heldAt !== null) return ORDER_HELD;
    const unconfirmed = await findUnconfirmed(shop, repositories, { order, transition });
    if (unconfirmed) return unconfirmed;
    if (transition.to === "shipped") await repositories.orders.setTracking(orderId, transition.tracking);
    const transitioned = await transitionOrder(shop, repositories, orderId, {
      to: transition.to,
      actor: "owner",
      staff: actor,
      undoMs: getUndoWindowMs(shop, order.site, transition.to),
    });
    if (transitioned.kind !== "transitioned") return transitionError(order.status, transition.to);
    await recordAudit(shop, repositories, {
      actor,
      action: "order.moved",
      site: order.site,
      subject: { kind: "order", id: orderId, label: order.number },
      before: { status: order.status },
      after: {
        status: transition.to,
        ...(transition.to === "shipped" ? { tracking: transition.tracking } : {}),
      },
    });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

/**
 * Returns the error for a step that staff must confirm first; undefined when it is confirmed or needs no
 * confirmation.
 */
const findUnconfirmed = async (
  { sites }: Pick<Shop, "sites">,
  repositories: Repositories,
  { order, transition }: { readonly order: OrderRecord; readonly transition: OwnerTransition },
) => {
  if (transition.to === "delivered" || transition.isConfirmed) return undefined;
  if (transition.to === "in_production") return order.waitingSince === null ? undefined : WAITS_FOR_ANSWER;
  if (order.status !== "in_production") return undefined;
  return findSendConflict({ repositories, sites }, { number: order.number, order, replacement: null });
};

/** Returns the error that an order cannot move from one state to another. */
export const transitionError = (from: string, to: string) =>
  err("CONFLICT", `This order is ${stateText(from)}, so it cannot become ${stateText(to)}.`);

const stateText = (state: string): string => state.replaceAll("_", " ");
