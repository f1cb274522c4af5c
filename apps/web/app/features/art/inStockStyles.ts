import type { FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { findFrameShortage, type Shortage } from "@storywall/domain/stock/shortage.ts";

/** Returns the frame styles that can be made in this size at the moment (R9.2). */
export const inStockStyles = (shortages: readonly Shortage[], size: FrameSizeKey): readonly FrameStyleKey[] =>
  FRAME_STYLE_KEYS.filter((style) => findFrameShortage(shortages, style, size) === null);
