import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES } from "../catalogue/frameStyles.ts";
import type { TilePrint } from "./tilePrint.ts";

type LabFileNameParts = Pick<TilePrint, "number" | "size" | "frameStyle"> & {
  /** Position of the line in the order, from 1. */
  readonly line: number;
  /** Number of copies to print. */
  readonly copies: number;
};

const MM_PER_CM = 10;
const digits = (number: number, length: number): string => String(number).padStart(length, "0");

/**
 * Returns the name of a print in the folder of a batch: `ZA-10001_02_tile-003_30x45_timeless_copies-2.jpg` is order,
 * line, tile, size in cm, frame, copies. A lab sorts by name, so numbers have leading zeros, which puts the prints
 * of a wall in the order in which they hang. The printer's operator reads from the name how many to print and for
 * which frame.
 */
export const labFileName = (
  orderNumber: string,
  { line, number, size, frameStyle, copies }: LabFileNameParts,
): string => {
  const { width, height } = FRAME_SIZES[size];
  const position = `${digits(line, 2)}_tile-${digits(number, 3)}`;
  const frame = FRAME_STYLES[frameStyle].name.toLowerCase();
  return `${orderNumber}_${position}_${width / MM_PER_CM}x${height / MM_PER_CM}_${frame}_copies-${copies}.jpg`;
};
