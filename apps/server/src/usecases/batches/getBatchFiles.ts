import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchFiles } from "../../ports/print/BatchFiles.ts";
import type { StoredPrint } from "../../ports/print/PrintFiles.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { nameOfBatch } from "./closeBatch.ts";

export type BatchPackage = {
  readonly name: string;
  readonly closedAt: Date;
  readonly files: readonly (StoredPrint & { readonly name: string })[];
};

/** Returns all files of a batch. CONFLICT, with the reason, until its folder is complete and after it was deleted. */
export const getBatchFiles = async (
  {
    shop: { repositories },
    batchFiles,
  }: { readonly shop: Pick<Shop, "repositories">; readonly batchFiles: Pick<BatchFiles, "list"> },
  actor: StaffActor,
  batchId: string,
): Promise<Result<BatchPackage, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const batch = await repositories.batches.find(batchId);
  if (!batch) return err("NOT_FOUND", "We do not know this batch.");
  if (batch.removedAt) return err("CONFLICT", "This batch is older than 30 days, so its files were deleted.");
  const name = nameOfBatch(batch);
  const files = await batchFiles.list(name);
  if (!files) return err("CONFLICT", "This batch is still being put together. Please try again in a minute.");
  return ok({ name, closedAt: batch.closedAt, files });
};
