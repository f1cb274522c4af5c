import type { LineItem } from "@storywall/contract/schemas/cart.ts";

/** Returns true for a wall of one size, so that its price divided by its tiles is what a tile costs. */
export const hasOneSize = (line: Pick<LineItem, "size" | "userTemplateInfo">): boolean =>
  new Set(line.userTemplateInfo.tiles.map((tile) => tile.size ?? line.size)).size === 1;
