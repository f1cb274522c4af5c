import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import {
  FRAME_STYLE_KEYS,
  FRAME_STYLES,
  type FrameStyleKey,
} from "@storywall/domain/catalogue/frameStyles.ts";
import { findFrameShortage, type Shortage } from "@storywall/domain/stock/shortage.ts";

/**
 * The frame in which lists show art and with which an item's page begins, so that the choice is what the page shows
 * next.
 */
export const FIRST_ART_FRAME: FrameStyleKey = "Timeless";

/** Returns the frame styles that can be made in this size at the moment (R9.2). */
export const inStockStyles = (shortages: readonly Shortage[], size: FrameSizeKey): readonly FrameStyleKey[] =>
  FRAME_STYLE_KEYS.filter((style) => findFrameShortage(shortages, style, size) === null);

/** Returns which frames are not offered in this size, and why; null: all are offered. */
export const outOfStockText = (shortages: readonly Shortage[], size: FrameSizeKey): string | null => {
  const inStock = inStockStyles(shortages, size);
  const names = FRAME_STYLE_KEYS.filter((key) => !inStock.includes(key)).map((key) => FRAME_STYLES[key].name);
  return names.length === 0 ? null : `Out of stock right now in this size: ${names.join(", ")}`;
};
