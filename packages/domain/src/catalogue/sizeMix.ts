import { FRAME_SIZE_KEYS, FRAME_SIZES, type FrameSizeKey } from "./frameSizes.ts";

/** Sorts sizes as the price list does: the smallest first. */
export const compareSizes = (one: FrameSizeKey, other: FrameSizeKey): number =>
  FRAME_SIZE_KEYS.indexOf(one) - FRAME_SIZE_KEYS.indexOf(other);

/** Returns how many tiles are of each size, the smallest first: "1 Small, 8 Medium, 3 Large". */
export const sizeMixText = (sizes: readonly FrameSizeKey[]): string =>
  FRAME_SIZE_KEYS.flatMap((size) => {
    const count = sizes.filter((one) => one === size).length;
    return count > 0 ? `${count} ${FRAME_SIZES[size].name}` : [];
  }).join(", ");
