import { canReplacementTransition, type ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { Right } from "@storywall/domain/staff/roles.ts";
import type { Tracking } from "../../../ports/orders/Orders.ts";
import type { ReplacementRecord, StopEffects } from "../../../ports/orders/Replacements.ts";
import { err, ok, type Result } from "../../../ports/platform/Result.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../../ports/staff/StaffMembers.ts";
import { findSendConflict } from "../../packing/shippingWarnings.ts";
import { runInTransaction } from "../../runInTransaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRight } from "../../staff/requireRight.ts";
import { wakeMailAndRefundSenders } from "../cancelOrder.ts";
import { ORDER_HELD } from "../holdOrder.ts";
import { recordOrderEvent } from "../recordOrderEvent.ts";
import { getUndoDeadline } from "../undo/undoWindow.ts";
import { queueReplacementMail, withdrawReplacementMail } from "./replacementMails.ts";

export type ReplacementTransition =
  /** `isConfirmed` is true when a staff member has confirmed that it has left, despite warnings. */
  | { readonly to: "shipped"; readonly tracking: Tracking; readonly isConfirmed?: boolean | undefined }
  | { readonly to: "delivered" }
  | { readonly to: "cancelled" };

export const REPLACEMENT_NOT_FOUND = err("NOT_FOUND", "We can't find this replacement.");

const STATE_TEXTS = {
  in_production: "being made",
  shipped: "sent",
  delivered: "marked as arrived",
  cancelled: "stopped",
} as const satisfies Record<ReplacementState, string>;

/** Returns the right that a step of a replacement needs. Stopping it needs the same right as making it. */
export const replacementRightOf = (step: ReplacementState): Right =>
  step === "in_production" || step === "cancelled" ? "orders.replace" : "prints.work";

/**
 * Moves a replacement to another state by its table of transitions. A move to the current state changes
 * nothing. The move can be undone for some minutes; see `undoReplacementStep`.
 */
export const moveReplacement = async (
  shop: Shop,
  actor: StaffActor,
  { orderId, replacementId }: { readonly orderId: string; readonly replacementId: string },
  transition: ReplacementTransition,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, replacementRightOf(transition.to));
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
    if (transition.to === "shipped" && !transition.isConfirmed) {
      const work = { number, order, replacement };
      const conflict = await findSendConflict({ repositories, sites: shop.sites }, work);
      if (conflict) return conflict;
    }
    const at = shop.clock.now();
    await repositories.replacements.transition(replacementId, state, {
      state: transition.to,
      at,
      undoUntil: getUndoDeadline(shop, at),
      ...(transition.to === "shipped" ? { tracking: transition.tracking } : {}),
      ...(transition.to === "cancelled" ? { stopEffects: await stop(repositories, replacement, at) } : {}),
    });
    await queueReplacementMail(shop, repositories, replacement, transition.to);
    const text = `${number} was ${STATE_TEXTS[transition.to]}`;
    await recordOrderEvent(shop, repositories, order, { kind: "replacement_moved", actor, text });
    return ok(null);
  });
  if (result.kind === "ok") wakeMailAndRefundSenders(shop);
  return result;
};

/** Cancels the prints of a replacement, and its first mail if that is still waiting. Returns these effects. */
const stop = async (
  repositories: Pick<Repositories, "printJobs" | "mailOutbox">,
  replacement: Pick<ReplacementRecord, "id" | "number">,
  at: Date,
): Promise<StopEffects> => {
  const jobs = await repositories.printJobs.findByReplacement(replacement.id);
  await repositories.printJobs.cancelForReplacement(replacement.id, at);
  return {
    prints: jobs
      .filter(({ state }) => state !== "done" && state !== "cancelled")
      .map(({ id, state }) => ({ id, state })),
    isUntold: await withdrawReplacementMail(repositories, replacement, "in_production"),
  };
};
