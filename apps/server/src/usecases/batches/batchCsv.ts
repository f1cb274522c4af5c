import { mouldingOf, sheetOf } from "@storywall/domain/batches/sheets.ts";
import { toCsv } from "@storywall/domain/text/csv.ts";
import type { BatchTile } from "./describeTiles.ts";

const HEADINGS = [
  "sheet",
  "file",
  "order",
  "tile",
  "pieces",
  "sheet width mm",
  "sheet height mm",
  "moulding",
  "mat",
  "orientation",
] as const;

/** Returns `batch.csv`: the sheet and the number of pieces for each file, without names and addresses. */
export const toBatchCsv = (tiles: readonly BatchTile[]): string =>
  toCsv([
    HEADINGS,
    ...tiles.map(({ work, print, pieces, labName, size, frameStyle }) => {
      const { key, width, height, mat } = sheetOf(size, frameStyle);
      const isTurned = print.orientation === "landscape";
      return [
        key,
        labName,
        work.number,
        print.number,
        pieces,
        isTurned ? height : width,
        isTurned ? width : height,
        mouldingOf(size, frameStyle).key,
        mat,
        print.orientation,
      ];
    }),
  ]);
