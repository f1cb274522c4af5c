import type { BatchStep } from "@storywall/domain/batches/batchSteps.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { BatchRecord } from "../../ports/print/Batches.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { undoLockedStep } from "../orders/undo/undoOrderStep.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { BATCH_NOT_FOUND } from "./batchErrors.ts";
import { titleOfBatch } from "./closeBatch.ts";

const TOO_LATE = err("CONFLICT", "It is too late to undo this, or another step came after it.");
const HAS_SPOILT = err(
  "CONFLICT",
  "One of its prints has been marked as spoilt since then, so this can't be undone.",
);

/** Returns the last step of a batch while it can be undone; null when no step can. */
export const findUndoableBatchStep = (
  { undoUntil, printedAt }: Pick<BatchRecord, "undoUntil" | "printedAt">,
  now: Date,
): { readonly step: BatchStep; readonly until: Date } | null =>
  undoUntil !== null && now < undoUntil
    ? { step: printedAt === null ? "closed" : "printed", until: undoUntil }
    : null;

/**
 * Undoes the last step of a batch within its undo time: its prints may go into another batch again, and the
 * orders whose production it began wait again; or the batch is no longer printed.
 */
export const undoBatchStep = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids">,
  actor: StaffActor,
  { batchId, step }: { readonly batchId: string; readonly step: BatchStep },
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND" | "CONFLICT">(shop, async (repositories) => {
    await repositories.batches.lock();
    const batch = await repositories.batches.find(batchId);
    if (!batch) return BATCH_NOT_FOUND;
    if (findUndoableBatchStep(batch, shop.clock.now())?.step !== step) return TOO_LATE;
    if (step === "printed") await repositories.batches.unmarkPrinted(batchId);
    else {
      if ((await repositories.reprints.findByBatch(batchId)).length > 0) return HAS_SPOILT;
      await reopen(shop, repositories, batch, actor);
    }
    await recordAudit(shop, repositories, {
      actor,
      action: "batch.undone",
      subject: { kind: "batch", id: batchId, label: titleOfBatch(batch) },
      before: { state: step },
    });
    return ok(null);
  });
};

/**
 * Takes the prints out of a batch, and undoes that it began their orders, unless another step followed since.
 */
const reopen = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Repositories,
  { id, closedAt }: BatchRecord,
  actor: StaffActor,
): Promise<void> => {
  const { batches, orders } = repositories;
  const tiles = await batches.findTiles(id);
  // Sorted, like all code that locks several orders. They are locked before their jobs.
  const orderIds = [...new Set(tiles.map(({ orderId }) => orderId))].sort();
  for (const orderId of orderIds) await orders.lock(orderId);
  await batches.undoClosing(id, shop.clock.now());
  for (const orderId of orderIds) {
    const order = await orders.find(orderId);
    const last = order?.history.at(-1);
    if (order && last?.status === "in_production" && last.at >= closedAt)
      await undoLockedStep(shop, repositories, order, { actor, step: "in_production" });
  }
};
