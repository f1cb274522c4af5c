import { findUndoableStep, type UndoableStep, type UndoStep } from "@storywall/domain/orders/undoSteps.ts";
import type { Right } from "@storywall/domain/staff/roles.ts";
import type { OrderEventKind } from "../../../ports/orders/OrderEvents.ts";
import type { OrderRecord } from "../../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../../ports/platform/Result.ts";
import type { Repositories } from "../../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../../ports/staff/StaffMembers.ts";
import { withdrawOrderMails } from "../../mails/queueOrderMails.ts";
import { runInTransaction } from "../../runInTransaction.ts";
import type { Shop } from "../../shop.ts";
import { requireRight } from "../../staff/requireRight.ts";
import { ORDER_NOT_FOUND } from "../readOrder.ts";
import { recordOrderEvent } from "../recordOrderEvent.ts";
import { revertStepEffects } from "./stepEffects.ts";

/** Names of the steps in the history of an order. */
const STEP_LABELS = {
  in_production: "begun",
  shipped: "sent",
  delivered: "arrived",
  cancelled: "cancelled",
} as const satisfies Record<UndoStep, string>;

/** Kinds of events that depend on an order's last step and cannot be undone themselves. */
const UNDO_BLOCKING_EVENTS: readonly OrderEventKind[] = ["reprinted", "parcel_corrected", "mailed_again"];

const TOO_LATE = err("CONFLICT", "It is too late to undo this, or another step came after it.");
const ALREADY_TOLD = err("CONFLICT", "The shopper has been told by email, so this can't be undone.");
const REFUND_ALREADY_SENT = err("CONFLICT", "The money is already on its way, so this can't be undone.");

/** Returns the right that undoing a step needs: the same as for the step. */
export const rightToUndo = (step: UndoStep): Right =>
  step === "cancelled" ? "refunds.create" : "prints.work";

/** Returns whether the last action of staff on an order was the undo of this step. */
export const isStepUndone = async (
  { repositories: { orders, orderEvents } }: Pick<Shop, "repositories">,
  orderId: string,
  step: UndoStep,
): Promise<boolean> => {
  const order = await orders.find(orderId);
  const last = (await orderEvents.findByOrder(orderId)).at(-1);
  return order?.status !== step && last?.kind === "undone" && last.text === STEP_LABELS[step];
};

/**
 * Undoes the last step of an order within its undo time; needs the same right as the step. State, parcel,
 * prints, questions and refund are as before, and its mail is not sent. The lock of the order decides between
 * this and a later step.
 */
export const undoOrderStep = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  orderId: string,
  step: UndoStep,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, rightToUndo(step));
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    const order = await repositories.orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    return undoLockedStep(shop, repositories, order, { actor, step });
  });
};

/** Undoes the last step of an order whose row is locked, like `undoOrderStep`. */
export const undoLockedStep = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  order: OrderRecord,
  { actor, step }: { readonly actor: StaffActor; readonly step: UndoStep },
): Promise<Result<null, "CONFLICT">> => {
  const undoable = findUndoableStep(order.history, shop.clock.now());
  if (undoable?.step !== step) return TOO_LATE;
  const obstacle = await findObstacle(repositories, order, undoable);
  if (obstacle !== null) return err("CONFLICT", obstacle);
  if (step === "cancelled" && !(await withdrawRefundsSince(shop, repositories, order.id, undoable.at)))
    return REFUND_ALREADY_SENT;
  const transition = { orderId: order.id, from: undoable.restores, to: step };
  if (!(await withdrawOrderMails(repositories, transition))) return ALREADY_TOLD;
  const effects = await repositories.orders.undoLastStep(order.id, undoable.restores);
  if (effects) await revertStepEffects(shop, repositories, order.id, effects);
  await recordOrderEvent(shop, repositories, order, { kind: "undone", actor, text: STEP_LABELS[step] });
  return ok(null);
};

/** Returns the later action that depends on a step, so that it cannot be undone; null when there is none. */
const findObstacle = async (
  {
    orderEvents,
    printJobs,
    refunds,
    replacements,
  }: Pick<Repositories, "orderEvents" | "printJobs" | "refunds" | "replacements">,
  { id }: OrderRecord,
  { step, at }: UndoableStep,
): Promise<string | null> => {
  if (step === "in_production") {
    const jobs = await printJobs.findByOrder(id);
    if (jobs.some(({ batchId }) => batchId !== null)) return "Its tiles are in a batch. Undo that first.";
  }
  const events = await orderEvents.findByOrder(id);
  if (events.some((event) => event.at >= at && UNDO_BLOCKING_EVENTS.some((kind) => kind === event.kind)))
    return "More has been done with this order since, so this can't be undone.";
  const replacement = (await replacements.findByOrder(id)).find(
    ({ state, createdAt }) => state !== "cancelled" && createdAt >= at,
  );
  if (replacement) return `Tiles are being made again in ${replacement.number}. Undo or stop that first.`;
  const given = (await refunds.findByOrder(id)).some(
    ({ state, requestedAt }) => state !== "withdrawn" && state !== "failed" && requestedAt >= at,
  );
  return step !== "cancelled" && given ? "Money was given back since then. Undo that first." : null;
};

/** Withdraws the refunds of a cancellation. Returns false when one of them is on its way. */
const withdrawRefundsSince = async (
  { clock }: Pick<Shop, "clock">,
  { refunds }: Pick<Repositories, "refunds">,
  orderId: string,
  since: Date,
): Promise<boolean> => {
  const ofCancellation = (await refunds.findByOrder(orderId)).filter(
    ({ state, requestedAt }) => state !== "withdrawn" && requestedAt >= since,
  );
  for (const { id } of ofCancellation) if (!(await refunds.withdraw(id, clock.now()))) return false;
  return true;
};
