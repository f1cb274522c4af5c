import type { BatchPiece } from "@storywall/domain/batches/groupPieces.ts";
import { sheetOf } from "@storywall/domain/batches/sheets.ts";
import { labFileName } from "@storywall/domain/print/labFileName.ts";
import { printFileName } from "@storywall/domain/print/printFileName.ts";
import { getTilePrints, type TilePrint } from "@storywall/domain/print/tilePrint.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { MadeTile } from "../../ports/print/Batches.ts";
import { findPrintWorks, type PrintWork, piecesOf, printWorkKey } from "../print/printWork.ts";

/** A tile with all data for printing, cutting, framing and finding it. */
export type BatchTile = BatchPiece & {
  readonly made: MadeTile;
  readonly work: PrintWork;
  readonly print: TilePrint;
  /** File name in the folder of its order. */
  readonly fileName: string;
  /** File name in the folder of a batch. */
  readonly labName: string;
};

/** Describes tiles for a batch. Leaves out tiles whose photo is missing: they have no print. */
export const describeTiles = async (
  repositories: Pick<Repositories, "orders" | "replacements">,
  tiles: readonly MadeTile[],
): Promise<readonly BatchTile[]> => {
  const works = await findPrintWorks(repositories, tiles);
  const described: BatchTile[] = [];
  for (const made of tiles) {
    const work = works.get(printWorkKey(made));
    if (!work) continue;
    const { lines } = work.order;
    const index = lines.findIndex(({ id }) => id === made.lineId);
    const design = lines[index]?.design;
    const print = design && getTilePrints(design).find(({ tile }) => tile === made.tile);
    if (!print) continue;
    const pieces = made.pieces ?? piecesOf(work, made);
    const line = index + 1;
    described.push({
      made,
      work,
      print,
      size: print.size,
      frameStyle: print.frameStyle,
      pieces,
      fileName: printFileName(work.number, { ...print, line }),
      labName: labFileName(work.number, { ...print, line, copies: pieces }),
    });
  }
  return described;
};

/** Returns tiles in the order of the files in a batch's folder: by sheet, then by name. */
export const sortByFile = (tiles: readonly BatchTile[]): readonly BatchTile[] => {
  const pathOf = ({ size, frameStyle, labName }: BatchTile) => `${sheetOf(size, frameStyle).key}/${labName}`;
  return tiles.toSorted((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1));
};
