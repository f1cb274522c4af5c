import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";

type SizedLine = Pick<LineItem, "size" | "userTemplateInfo">;

/** Returns the sizes of a wall's frames, each once and the smallest first. */
export const listSizes = (line: SizedLine): readonly FrameSizeKey[] => {
  const sizes = new Set(line.userTemplateInfo.tiles.map((tile) => tile.size ?? line.size));
  return FRAME_SIZE_KEYS.filter((size) => sizes.has(size));
};

/** Returns true for a wall of one size, so that its price divided by its tiles is what a tile costs. */
export const hasOneSize = (line: SizedLine): boolean => listSizes(line).length === 1;
