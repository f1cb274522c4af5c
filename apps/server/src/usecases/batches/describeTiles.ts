import type { BatchPiece } from "@storywall/domain/batches/groupPieces.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { MadeTile } from "../../ports/print/Batches.ts";
import { findPrintWork, type PrintWork, piecesOf } from "../print/printWork.ts";

/** A tile with all that is needed to print, cut, frame and find it. */
export type BatchTile = BatchPiece & {
  readonly made: MadeTile;
  readonly work: PrintWork;
  readonly print: TilePrint;
  readonly fileName: string;
};

/** Describes tiles for a batch. One whose photo is missing is left out: it has no print. */
export const describeTiles = async (
  repositories: Pick<Repositories, "orders" | "replacements">,
  tiles: readonly MadeTile[],
): Promise<readonly BatchTile[]> => {
  const works = new Map<string, PrintWork | undefined>();
  const described: BatchTile[] = [];
  for (const made of tiles) {
    const workId = made.replacementId ?? made.orderId;
    if (!works.has(workId)) works.set(workId, await findPrintWork(repositories, made));
    const work = works.get(workId);
    if (!work) continue;
    const { lines } = work.order;
    const index = lines.findIndex(({ id }) => id === made.lineId);
    const design = lines[index]?.design;
    const print = design && getTilePrints(design).find(({ tile }) => tile === made.tile);
    if (!print) continue;
    described.push({
      made,
      work,
      print,
      size: print.size,
      frameStyle: print.frameStyle,
      pieces: made.pieces ?? piecesOf(work, made),
      fileName: printFileName(work.number, { ...print, line: index + 1 }),
    });
  }
  return described;
};
