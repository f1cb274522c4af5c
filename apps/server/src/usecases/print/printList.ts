import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { BLEED, PRINT_PPI } from "@storywall/domain/print/printGeometry.ts";
import { getTilePrints } from "@storywall/domain/print/tilePrint.ts";
import { toCsv } from "@storywall/domain/text/csv.ts";
import type { PrintFile, PrintJobRecord } from "../../ports/print/PrintJobs.ts";
import { type PrintWork, piecesOf } from "./printWork.ts";

/**
 * A print with the data that the lab and the workshop need. It has no name, address or price, which a lab does
 * not need.
 */
type ListedPrint = {
  readonly file: PrintFile;
  /** Number of the line, from 1, as in the file's name. */
  readonly line: number;
  readonly tile: number;
  readonly copies: number;
  readonly size: string;
  readonly frame: string;
  readonly colour: string;
  readonly mat: string;
  readonly orientation: string;
  /** Width of the visible part in mm, without the bleed. */
  readonly openingWidth: number;
  readonly openingHeight: number;
  /** Name of the photo on the shopper's device. */
  readonly photo: string;
};

/** Returns the finished prints of an order or a replacement, sorted by lines and tiles. */
export const listPrints = (
  work: Pick<PrintWork, "order" | "replacement">,
  jobs: readonly PrintJobRecord[],
): readonly ListedPrint[] =>
  work.order.lines.flatMap(({ id, design }, index) =>
    getTilePrints(design).flatMap((print): readonly ListedPrint[] => {
      const job = jobs.find(({ lineId, tile }) => lineId === id && tile === print.tile);
      if (job?.state !== "done" || !job.file) return [];
      const { name, colour } = FRAME_STYLES[print.frameStyle];
      const { opening } = print.geometry;
      return [
        {
          file: job.file,
          line: index + 1,
          tile: print.number,
          copies: piecesOf(work, job),
          size: FRAME_SIZES[print.size].sizeText,
          frame: name,
          colour,
          mat: print.mat,
          orientation: print.orientation,
          openingWidth: opening.width,
          openingHeight: opening.height,
          photo: print.fileName,
        },
      ];
    }),
  );

/** Returns `order.json`, the list of prints for a lab's program. */
export const toPrintListJson = (
  { number, order: { site, createdAt } }: PrintWork,
  prints: readonly ListedPrint[],
): string => {
  const listed = prints.map(({ file, ...print }) => ({ ...file, ...print }));
  const head = { orderNumber: number, site, createdAt: createdAt.toISOString() };
  return `${JSON.stringify({ ...head, pixelsPerInch: PRINT_PPI, bleedMm: BLEED, prints: listed }, null, 2)}\n`;
};

const CSV_HEADINGS = [
  "file",
  "order",
  "line",
  "tile",
  "copies",
  "size",
  "frame",
  "colour",
  "mat",
  "orientation",
  "opening width mm",
  "opening height mm",
  "bleed mm",
  "width px",
  "height px",
  "sha256",
  "photo",
] as const;

/** Returns `order.csv`, the same list for a spreadsheet. */
export const toPrintListCsv = (
  { number }: Pick<PrintWork, "number">,
  prints: readonly ListedPrint[],
): string =>
  toCsv([
    CSV_HEADINGS,
    ...prints.map(({ file, ...print }) => [
      file.fileName,
      number,
      print.line,
      print.tile,
      print.copies,
      print.size,
      print.frame,
      print.colour,
      print.mat,
      print.orientation,
      print.openingWidth,
      print.openingHeight,
      BLEED,
      file.width,
      file.height,
      file.sha256,
      print.photo,
    ]),
  ]);
