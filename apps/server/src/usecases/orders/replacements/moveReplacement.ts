import { canReplacementTransition, type ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { Tracking } from "../../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../../ports/platform/Result.ts";
import type { StaffActor } from "../../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../../runInTransaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRight } from "../../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "../cancelOrder.ts";
import { ORDER_HELD } from "../holdOrder.ts";
import { recordOrderEvent } from "../recordOrderEvent.ts";
import { queueReplacementMail } from "./replaceTiles.ts";

export type ReplacementTransition =
  | { readonly to: "shipped"; readonly tracking: Tracking }
  | { readonly to: "delivered" }
  | { readonly to: "cancelled" };

const REPLACEMENT_NOT_FOUND = err("NOT_FOUND", "We can't find this replacement.");

const STATE_TEXTS = {
  in_production: "being made",
  shipped: "sent",
  delivered: "marked as arrived",
  cancelled: "stopped",
} as const satisfies Record<ReplacementState, string>;

/** Moves a replacement to another state by its table of transitions. Repeating the present state changes nothing. */
export const moveReplacement = async (
  shop: Shop,
  actor: StaffActor,
  { orderId, replacementId }: { readonly orderId: string; readonly replacementId: string },
  transition: ReplacementTransition,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  // Cancelling needs the same right as ordering a replacement.
  const right = transition.to === "cancelled" ? "orders.replace" : "prints.work";
  const allowed = requireRight(actor, right);
  if (allowed.kind === "error") return allowed;
  const result = await runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    const replacement = order && (await repositories.replacements.find(replacementId));
    if (replacement?.orderId !== orderId || !order) return REPLACEMENT_NOT_FOUND;
    const { number, state } = replacement;
    if (state === transition.to) return ok(null);
    if (!canReplacementTransition(state, transition.to))
      return err(
        "CONFLICT",
        `${number} is ${STATE_TEXTS[state]}, so it cannot be ${STATE_TEXTS[transition.to]}.`,
      );
    if (transition.to === "shipped" && order.heldAt !== null) return ORDER_HELD;
    const at = shop.clock.now();
    const tracking = transition.to === "shipped" ? { tracking: transition.tracking } : {};
    await repositories.replacements.transition(replacementId, state, {
      state: transition.to,
      at,
      ...tracking,
    });
    if (transition.to === "cancelled") await repositories.printJobs.cancelForReplacement(replacementId, at);
    if (transition.to === "shipped")
      await queueReplacementMail(shop, repositories, replacement, "replacement_shipped");
    const text = `${number} was ${STATE_TEXTS[transition.to]}`;
    await recordOrderEvent(shop, repositories, order, { kind: "replacement_moved", actor, text });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};
