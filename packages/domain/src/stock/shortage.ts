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
  const expectedOn = isStyleOut ? null : latestDay(missing.map((shortage) => shortage.expectedOn));
  return { style, size, expectedOn };
};

/** A style that cannot be made in some sizes at the moment. */
export type StyleShortage = {
  /** The sizes in which it cannot be made; none where that is all of them. */
  readonly sizes: readonly FrameSizeKey[];
  /** The day on which it can be made in all of them again; null: not known. */
  readonly expectedOn: string | null;
};

/** Returns in which of these sizes a style cannot be made; null when it can be made in all of them. */
export const findStyleShortage = (
  shortages: readonly Shortage[],
  style: FrameStyleKey,
  sizes: readonly FrameSizeKey[],
): StyleShortage | null => {
  const all = [...new Set(sizes)];
  const missing = all.flatMap((size) => findFrameShortage(shortages, style, size) ?? []);
  if (missing.length === 0) return null;
  return {
    sizes: missing.length === all.length ? [] : missing.map(({ size }) => size),
    expectedOn: latestDay(missing.map(({ expectedOn }) => expectedOn)),
  };
};

/** Returns the last of the days, which are written so that they sort as text. None is promised while one is not known. */
const latestDay = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
