import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { getUndoDeadline } from "../orders/undo/undoWindow.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";
import { BATCH_NOT_FOUND } from "./batchErrors.ts";
import { titleOfBatch } from "./closeBatch.ts";

/** Marks a batch as printed. Repeating it changes nothing. */
export const markBatchPrinted = async (
  shop: Pick<Shop, "transaction" | "clock" | "undoTimes">,
  actor: StaffActor,
  batchId: string,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  return runInTransaction<null, "NOT_FOUND">(shop, async (repositories) => {
    const batch = await repositories.batches.find(batchId);
    if (!batch) return BATCH_NOT_FOUND;
    const at = shop.clock.now();
    const printed = { at, name: actor.name, undoUntil: getUndoDeadline(shop, at) };
    if (await repositories.batches.markPrinted(batchId, printed))
      await recordAudit(shop, repositories, {
        actor,
        action: "batch.printed",
        subject: { kind: "batch", id: batchId, label: titleOfBatch(batch) },
      });
    return ok(null);
  });
};
