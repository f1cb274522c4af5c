import { FRAME_SIZES, type FrameSizeKey } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameColour, type FrameStyleKey } from "../catalogue/frameStyles.ts";

/**
 * An item that the workshop buys and that can be out of stock: a moulding of one colour and width in mm, which
 * several sizes share, or the mat of one size. Keys are stored and sent, so they never change.
 */
export type StockItemKey = `moulding_${FrameColour}_${number}` | `mat_${FrameSizeKey}`;

/** Returns the items that a frame of this style and size is made of. */
export const stockItemsOf = (style: FrameStyleKey, size: FrameSizeKey): readonly StockItemKey[] => {
  const { colour, mat } = FRAME_STYLES[style];
  const moulding: StockItemKey = `moulding_${colour}_${FRAME_SIZES[size].moulding}`;
  return mat === "none" ? [moulding] : [moulding, `mat_${size}`];
};
