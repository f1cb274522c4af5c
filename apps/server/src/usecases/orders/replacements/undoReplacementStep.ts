import {
  REMAKE_BY_STATE,
  type ReplacementState,
  STATE_BEFORE_REPLACEMENT_STEP,
} from "@storywall/domain/orders/remakes.ts";
import type { ReplacementRecord } from "../../../ports/orders/Replacements.ts";
import { err, ok, type Result } from "../../../ports/platform/Result.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../../ports/staff/StaffMembers.ts";
import { runInTransaction } from "../../runInTransaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRight } from "../../staff/requireRight.ts";
import { recordOrderEvent } from "../recordOrderEvent.ts";
import { REPLACEMENT_NOT_FOUND, replacementRightOf } from "./moveReplacement.ts";
import { queueReplacementMail, withdrawReplacementMail } from "./replacementMails.ts";

/** Names of the steps in the history of an order. */
const STEP_LABELS = {
  in_production: "ordered",
  shipped: "sent",
  delivered: "arrived",
  cancelled: "stopped",
} as const satisfies Record<ReplacementState, string>;

const TOO_LATE = err("CONFLICT", "It is too late to undo this, or another step came after it.");
const ALREADY_TOLD = err("CONFLICT", "The shopper has been told by email, so this can't be undone.");

/** Returns whether the last step of a replacement is still within its undo time. */
export const isReplacementUndoable = (
  { undoUntil }: Pick<ReplacementRecord, "undoUntil">,
  now: Date,
): boolean => undoUntil !== null && now < undoUntil;

/**
 * Undoes the last step of a replacement within its undo time; needs the same right as the step. State, parcel
 * and prints are as before, and its mail is not sent. Undoing the creation of a replacement stops it, and its
 * number stays used. The lock of the order decides between this and a later step.
 */
export const undoReplacementStep = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "undoTimes">,
  actor: StaffActor,
  {
    orderId,
    replacementId,
    step,
  }: { readonly orderId: string; readonly replacementId: string; readonly step: ReplacementState },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, replacementRightOf(step));
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    const replacement = order && (await repositories.replacements.find(replacementId));
    if (replacement?.orderId !== orderId || !order) return REPLACEMENT_NOT_FOUND;
    const now = shop.clock.now();
    if (replacement.state !== step || !isReplacementUndoable(replacement, now)) return TOO_LATE;
    // The sending of its order may have been undone since the replacement was stopped.
    if (REMAKE_BY_STATE[order.status] !== "replacement") return TOO_LATE;
    const obstacle = await findObstacle(repositories, replacement);
    if (obstacle !== null) return err("CONFLICT", obstacle);
    if (!(await withdrawReplacementMail(repositories, replacement, step))) return ALREADY_TOLD;
    const restored = STATE_BEFORE_REPLACEMENT_STEP[step];
    const effects = await repositories.replacements.undoLastStep(replacementId, restored, now);
    if (effects) await repositories.printJobs.restoreForOrder(orderId, effects.prints, now);
    if (effects?.isUntold) await queueReplacementMail(shop, repositories, replacement, restored);
    if (restored === "cancelled") await repositories.printJobs.cancelForReplacement(replacementId, now);
    const text = `${replacement.number} ${STEP_LABELS[step]}`;
    await recordOrderEvent(shop, repositories, order, { kind: "undone", actor, text });
    return ok(null);
  });
};

/**
 * Returns the later action that depends on the last step, so that it cannot be undone; null when there is none.
 */
const findObstacle = async (
  { replacements, printJobs }: Pick<Repositories, "replacements" | "printJobs">,
  { id, orderId, state, tiles }: ReplacementRecord,
): Promise<string | null> => {
  switch (STATE_BEFORE_REPLACEMENT_STEP[state]) {
    case "cancelled": {
      const jobs = await printJobs.findByReplacement(id);
      return jobs.some(({ batchId }) => batchId !== null)
        ? "Its tiles are in a batch. Undo that first."
        : null;
    }
    case "in_production": {
      const other = (await replacements.findByOrder(orderId)).find(
        (each) =>
          each.id !== id &&
          each.state === "in_production" &&
          each.tiles.some(({ lineId, tile }) =>
            tiles.some((own) => own.lineId === lineId && own.tile === tile),
          ),
      );
      return other ? `One of its tiles is being made again in ${other.number}. Stop that first.` : null;
    }
    case "shipped":
      return null;
  }
};
