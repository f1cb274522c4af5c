import type { FrameSizeKey } from "../catalogue/frameSizes.ts";
import type { FrameStyleKey } from "../catalogue/frameStyles.ts";
import type { Design } from "../design/design.ts";
import { neededStock } from "./neededStock.ts";
import type { Shortage } from "./shortage.ts";
import { stockItemsOf } from "./stockItems.ts";

/**
 * Returns the materials of these designs that are out of stock. An order whose walls need any of them waits for
 * stock.
 */
export const findNeededShortages = (
  shortages: readonly Shortage[],
  designs: readonly Design[],
): readonly Shortage[] => {
  const needs = designs.map(neededStock);
  return shortages.filter(({ item }) => needs.some((items) => items.has(item)));
};

/** Returns the materials of a frame of this style and size that are out of stock. */
export const findShortagesOfFrame = (
  shortages: readonly Shortage[],
  { style, size }: { readonly style: FrameStyleKey; readonly size: FrameSizeKey },
): readonly Shortage[] => {
  const needed = stockItemsOf(style, size);
  return shortages.filter(({ item }) => needed.includes(item));
};
