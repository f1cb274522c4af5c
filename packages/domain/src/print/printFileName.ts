import { FRAME_SIZES } from "../catalogue/frameSizes.ts";
import type { TilePrint } from "./tilePrint.ts";

/** What names a print beside its order: the line's place in the order, from 1, and the tile. */
export type PrintFileNameParts = Pick<TilePrint, "number" | "size" | "orientation"> & {
  readonly line: number;
};

const MM_PER_CM = 10;
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/**
 * `ZA-10001_02_tile-3_30x45_portrait.jpg`: order, line, tile, size in centimetres, how it hangs; sorted by name, a wall's
 * prints lie together. Nothing that a person typed is in it, so no title can break a lab's folder or a print queue; the
 * same place always has the same name, and no two places share one.
 */
export const printFileName = (
  orderNumber: string,
  { line, number, size, orientation }: PrintFileNameParts,
): string => {
  const { width, height } = FRAME_SIZES[size];
  return `${orderNumber}_${twoDigits(line)}_tile-${number}_${width / MM_PER_CM}x${height / MM_PER_CM}_${orientation}.jpg`;
};
