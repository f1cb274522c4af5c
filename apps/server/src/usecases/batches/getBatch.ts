import { countPieces } from "@storywall/domain/batches/groupPieces.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { BatchSummary } from "../../ports/print/Batches.ts";
import type { ReprintRecord } from "../../ports/print/Reprints.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { tileLabel } from "../orders/tileLabel.ts";
import { findPrintWorks, printWorkKey } from "../print/printWork.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { BATCH_NOT_FOUND } from "./batchErrors.ts";
import { batchFileNames } from "./batchFileNames.ts";
import { nameOfBatch } from "./closeBatch.ts";
import { type BatchTile, describeTiles, sortByFile } from "./describeTiles.ts";

/** As many prints as a large workshop makes in two days. A batch with more can only be downloaded as a whole. */
const MAX_LISTED_PRINTS = 1000;

/**
 * A print that was put back into the queue, with the number of its order or replacement and the name of its
 * tile.
 */
type SpoiltPrint = ReprintRecord & { readonly number: string; readonly label: string };

export type BatchView = {
  readonly batch: BatchSummary;
  readonly pieces: number;
  /** Tiles in the order of their files. */
  readonly tiles: readonly BatchTile[];
  readonly spoilt: readonly SpoiltPrint[];
  /** Names of the lists and documents; empty before its folder is complete and after it was deleted. */
  readonly papers: readonly string[];
};

/** Returns one batch with its prints, its documents, and those of its prints that were spoilt. */
export const getBatch = async (
  { repositories }: Pick<Shop, "repositories">,
  actor: StaffActor,
  batchId: string,
): Promise<Result<BatchView, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const batch = await repositories.batches.find(batchId);
  if (!batch) return BATCH_NOT_FOUND;
  const made = await repositories.batches.findTiles(batchId);
  const tiles = sortByFile(await describeTiles(repositories, made));
  const spoilt: SpoiltPrint[] = [];
  const reprints = await repositories.reprints.findByBatch(batchId);
  const listed = reprints.slice(0, MAX_LISTED_PRINTS);
  const works = await findPrintWorks(repositories, listed);
  for (const reprint of listed) {
    const work = works.get(printWorkKey(reprint));
    if (work) spoilt.push({ ...reprint, number: work.number, label: tileLabel(work.order, reprint) });
  }
  const hasFolder = batch.completedAt !== null && batch.removedAt === null;
  return ok({
    batch: { ...batch, prints: tiles.length, spoilt: reprints.length },
    pieces: countPieces(tiles),
    tiles: tiles.slice(0, MAX_LISTED_PRINTS),
    spoilt,
    papers: hasFolder ? Object.values(batchFileNames(nameOfBatch(batch))) : [],
  });
};
