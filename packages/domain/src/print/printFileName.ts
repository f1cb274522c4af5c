import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import type { TilePrint } from "./tilePrint.ts";

/** Parts of the name of a print file beside its order. `line` is the position of the line in the order, from 1. */
type PrintFileNameParts = Pick<TilePrint, "number" | "size" | "orientation"> & {
  readonly line: number;
};

const MM_PER_CM = 10;
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * Returns the file name of a print: `ZA-10001_02_tile-3_30x45_portrait.jpg` is order, line, tile, size in cm,
 * orientation. Sorted by name, the prints of a wall are together. It contains no typed text, which could break the
 * folder of a lab or a print queue. The same tile always has the same name, and no two tiles share one.
 */
export const printFileName = (
  orderNumber: string,
  { line, number, size, orientation }: PrintFileNameParts,
): string => {
  const { width, height } = FRAME_SIZES[size];
  return `${orderNumber}_${twoDigits(line)}_tile-${number}_${width / MM_PER_CM}x${height / MM_PER_CM}_${orientation}.jpg`;
};
