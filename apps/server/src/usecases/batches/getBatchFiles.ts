import { printNameOf } from "@storywall/domain/print/printName.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchFiles } from "../../ports/print/BatchFiles.ts";
import type { StoredPrint } from "../../ports/print/PrintFiles.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { BATCH_NOT_FOUND } from "./batchErrors.ts";
import { batchFileNames } from "./batchFileNames.ts";
import { nameOfBatch } from "./closeBatch.ts";
import { describeTiles } from "./describeTiles.ts";

type GetBatchFilesDependencies = {
  readonly shop: Pick<Shop, "repositories">;
  readonly batchFiles: Pick<BatchFiles, "list">;
};

type BatchFile = StoredPrint & { readonly name: string };

export type BatchPackage = {
  readonly name: string;
  readonly closedAt: Date;
  readonly files: readonly BatchFile[];
};

export type BatchFilesChoice = {
  readonly batchId: string;
  /** Names of prints (`printNameOf`); absent for all files of the batch. */
  readonly prints?: readonly string[] | undefined;
};

/**
 * Returns the files of a batch: all, or those of some of its prints. CONFLICT, with the reason, before its
 * folder is complete and after it was deleted.
 */
export const getBatchFiles = async (
  { shop: { repositories }, batchFiles }: GetBatchFilesDependencies,
  actor: StaffActor,
  { batchId, prints }: BatchFilesChoice,
): Promise<Result<BatchPackage, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const batch = await repositories.batches.find(batchId);
  if (!batch) return BATCH_NOT_FOUND;
  if (batch.removedAt) return err("CONFLICT", "This batch is older than 30 days, so its files were deleted.");
  const name = nameOfBatch(batch);
  const files = await batchFiles.list(name);
  if (!files) return err("CONFLICT", "This batch is still being put together. Please try again in a minute.");
  const { closedAt } = batch;
  if (prints === undefined) return ok({ name, closedAt, files });
  const tiles = await describeTiles(repositories, await repositories.batches.findTiles(batchId));
  const chosen = tiles.filter(({ fileName }) => prints.includes(printNameOf(fileName)));
  if (chosen.length === 0 || chosen.length < new Set(prints).size) return PRINTS_NOT_FOUND;
  // The client's names are only compared and never become a path. Older batches name files as their orders do
  // (`fileName`).
  const names = new Set(chosen.flatMap(({ fileName, labName }) => [fileName, labName]));
  const found = files.filter((file) => names.has(file.name.slice(file.name.lastIndexOf("/") + 1)));
  return found.length < chosen.length ? PRINTS_NOT_FOUND : ok({ name, closedAt, files: found });
};

const PRINTS_NOT_FOUND = err(
  "NOT_FOUND",
  "Some of these prints are no longer in the batch. Please reload its page and choose again.",
);

/** Returns one list or document of a batch by its file name. */
export const getBatchDocument = async (
  dependencies: GetBatchFilesDependencies,
  actor: StaffActor,
  { batchId, fileName }: { readonly batchId: string; readonly fileName: string },
): Promise<Result<BatchFile, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const found = await getBatchFiles(dependencies, actor, { batchId });
  if (found.kind === "error") return found;
  const { name, files } = found.value;
  const known = Object.values(batchFileNames(name)).find((each) => each === fileName);
  const paper = files.find((file) => file.name === known);
  return paper ? ok(paper) : err("NOT_FOUND", "This batch has no such document.");
};
