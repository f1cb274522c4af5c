import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "../catalogue/frameStyles.ts";
import { type StockItemKey, stockItemsOf } from "./stockItems.ts";

/** A moulding or mat that is out of stock in a site's workshop. */
export type Shortage = {
  readonly item: StockItemKey;
  /** Day on which it is expected back, such as `2026-12-04`; null when not known. */
  readonly expectedOn: string | null;
};

/** A frame that cannot be made at present. */
export type FrameShortage = {
  readonly style: FrameStyleKey;
  readonly size: FrameSizeKey;
  /** Day on which all of its materials are expected back; null when not known. */
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

/** A style that cannot be made in some sizes at present. */
export type StyleShortage = {
  /** The sizes in which it cannot be made; empty when that is all of them. */
  readonly sizes: readonly FrameSizeKey[];
  /** Day on which it can be made in all of them again; null when not known. */
  readonly expectedOn: string | null;
};

/** Returns the sizes, of these, in which a style cannot be made; null when it can be made in all of them. */
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

/** Returns the last of the days, whose format sorts as text; null when any of them is not known. */
const latestDay = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
