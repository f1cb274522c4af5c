import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import { type StockItemKey, stockItemsOf } from "./stockItems.ts";

/** A moulding or mat that a site's workshop has run out of. */
export type Shortage = {
  readonly item: StockItemKey;
  /** A day such as `2026-12-04`; null: not known. */
  readonly expectedOn: string | null;
};

/** A frame that cannot be made at the moment. */
export type FrameShortage = {
  readonly style: FrameStyleKey;
  readonly size: FrameSizeKey;
  /** The day on which everything that it needs is there again; null: not known. */
  readonly expectedOn: string | null;
};

/** Returns why a frame cannot be made; null when it can. A style may also be out of stock as a whole (R3.1). */
export const findFrameShortage = (
  shortages: readonly Shortage[],
  style: FrameStyleKey,
  size: FrameSizeKey,
): FrameShortage | null => {
  const needed = stockItemsOf(style, size);
  const missing = shortages.filter(({ item }) => needed.includes(item));
  const isStyleOut = FRAME_STYLES[style].isOutOfStock;
  if (missing.length === 0 && !isStyleOut) return null;
  // Days are written so that they sort as text. No day is promised while one of them is not known.
  const days = missing.map(({ expectedOn }) => expectedOn);
  const isUnknown = isStyleOut || days.includes(null);
  return { style, size, expectedOn: isUnknown ? null : (days.toSorted().at(-1) ?? null) };
};

/** Returns the first size in which a style cannot be made; null when it can be made in all of them. */
export const findStyleShortage = (
  shortages: readonly Shortage[],
  style: FrameStyleKey,
  sizes: readonly FrameSizeKey[],
): FrameShortage | null => {
  for (const size of sizes) {
    const shortage = findFrameShortage(shortages, style, size);
    if (shortage) return shortage;
  }
  return null;
};
